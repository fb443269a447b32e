export { ErrorPage, type ErrorPageProps } from './lib/errors/error-page.tsx';
export { SignInLink } from './lib/header/sign-in-link.tsx';
export type { SavedCounts } from './lib/header/saved-links.tsx';
export { onMobile, type LayoutByDevice, type LayoutChoice, type LayoutName } from './lib/layouts/layout-choice.ts';
export {
  colorModeOf,
  frameOf,
  layoutOf,
  problemOf,
  type PageHandle,
  type PageMatch,
} from './lib/layouts/page-handle.ts';
export { PageLayout, type FrameProps, type PageLayoutProps } from './lib/layouts/page-layout.tsx';
export { BackgroundTasks, type BackgroundTasksProps } from './lib/layouts/background-tasks.tsx';
export { LanguageSwitch } from './lib/preferences/language-switch.tsx';
