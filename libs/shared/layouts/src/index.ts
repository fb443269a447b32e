export { ErrorPage, type ErrorPageProps } from './lib/errors/error-page.tsx';
export { SignInLink } from './lib/header/sign-in-link.tsx';
export type { ShortlistCounts } from './lib/header/shortlist-links.tsx';
export type { LayoutByDevice, LayoutChoice, LayoutName } from './lib/layouts/layout-choice.ts';
export {
  BlankLayout,
  DefaultLayout,
  MenuLayout,
  NocontactLayout,
  NoContactTopbarLayout,
  NoFooterLayout,
  SettingProfileLayout,
} from './lib/layouts/layouts.tsx';
export {
  colorModeOf,
  frameOf,
  layoutOf,
  problemOf,
  type PageHandle,
  type PageMatch,
} from './lib/layouts/page-handle.ts';
export { PageLayout, type FrameProps, type PageLayoutProps } from './lib/layouts/page-layout.tsx';
export { Upkeep, type UpkeepProps } from './lib/layouts/upkeep.tsx';
export { routeLayouts } from './lib/layouts/route-layouts.ts';
export { LanguageSwitch } from './lib/preferences/language-switch.tsx';
