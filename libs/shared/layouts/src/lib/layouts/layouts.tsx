import type { LayoutName } from './layout-choice.ts';
import { PageLayout, type FrameProps } from './page-layout.tsx';

const named = (layout: LayoutName) => {
  const Layout = (props: FrameProps) => <PageLayout layout={layout} {...props} />;
  return Layout;
};

export const BlankLayout = named('blank');
export const DefaultLayout = named('default');
export const MenuLayout = named('menu');
export const NoContactTopbarLayout = named('no-contact-topbar');
export const NoFooterLayout = named('no-footer');
export const NocontactLayout = named('nocontact');
export const SettingProfileLayout = named('setting-profile');
