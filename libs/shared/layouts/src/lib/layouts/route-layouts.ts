import type { LayoutChoice, LayoutName } from './layout-choice.ts';

const onMobile = (mobile: LayoutName, wider: LayoutName): LayoutChoice => ({ mobile, tablet: wider, desktop: wider });

/** The layout of every route (behaviours.md section 7), for its `handle.layout`. */
export const routeLayouts = {
  '/': 'default',
  '/news': 'default',
  '/news/:id': 'default',
  '/assets': 'default',
  '/assets/:id': onMobile('no-contact-topbar', 'default'),
  '/member/:id': onMobile('no-contact-topbar', 'default'),
  '/areas': 'default',
  '/areas/*': 'default',
  '/assets/compare': onMobile('menu', 'default'),
  '/favourites': 'default',
  '/privacy': 'default',
  '/services': onMobile('menu', 'nocontact'),
  '/services/:slug': onMobile('menu', 'nocontact'),
  '/sign-up': 'blank',
  '/authenticate': 'blank',
  '/authenticate/line_login': 'blank',
  '/my-account': 'nocontact',
  '/my-account/setting': 'setting-profile',
  '/my-account/setting/edit': onMobile('menu', 'nocontact'),
  '/my-account/create-asset': onMobile('blank', 'no-footer'),
  '/my-account/create-asset/preview': onMobile('menu', 'no-footer'),
  '/my-account/create-asset/published': onMobile('menu', 'no-footer'),
} as const satisfies Record<string, LayoutChoice>;
