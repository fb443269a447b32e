import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { routeLayouts } from '@yoodee/layouts';
import type { Locale } from '@yoodee/site';
import { Frame, FrameError } from './frame';
import { memberOnly, strangersOnly } from './session-guards';
import { PhoneProofSlot, SettingNavSlot } from './setting-slots';
import { titles } from './titles';
import { withFavourites } from './with-favourites';

const signIn = () => import('@yoodee/account-feature-sign-in');
const myAccount = () => import('@yoodee/account-feature-my-account');
const profile = () => import('@yoodee/account-feature-profile');
const createAsset = () => import('@yoodee/account-feature-create-asset');

/**
 * A page by its module. While the app is left because a chunk did not come, the module is missing (see
 * `reloadOnFailedImport`) and there is nothing more to show.
 */
const page =
  <Module,>(load: () => Promise<Module | undefined>, pick: (module: Module) => ComponentType) =>
  async () => {
    const module = await load();
    return module ? { Component: pick(module) } : new Promise<never>(() => {});
  };

const routes = (locale: Locale): RouteObject[] => [
  {
    element: <Frame />,
    errorElement: <FrameError />,
    HydrateFallback: () => null,
    children: [
      {
        path: '/authenticate',
        handle: { layout: routeLayouts['/authenticate'], title: titles.signIn },
        lazy: page(signIn, (module) => module.AuthenticatePage),
      },
      {
        path: '/authenticate/line_login',
        handle: { layout: routeLayouts['/authenticate/line_login'], title: titles.signIn },
        lazy: page(signIn, (module) => module.LineLoginPage),
      },
      {
        path: '/sign-up',
        loader: strangersOnly,
        handle: { layout: routeLayouts['/sign-up'], title: titles.signUp },
        lazy: page(signIn, (module) => module.SignUpPage),
      },
      {
        path: '/my-account',
        loader: memberOnly(locale),
        handle: { layout: routeLayouts['/my-account'], title: titles.account },
        lazy: page(myAccount, (module) => withFavourites(module.MyAccountPage)),
      },
      {
        path: '/my-account/setting',
        loader: memberOnly(locale),
        handle: {
          layout: routeLayouts['/my-account/setting'],
          title: titles.setting,
          aside: () => <SettingNavSlot />,
        },
        lazy: page(profile, ({ SettingPage }) => () => <SettingPage PhoneProof={PhoneProofSlot} />),
      },
      {
        path: '/my-account/setting/edit',
        loader: memberOnly(locale),
        handle: { layout: routeLayouts['/my-account/setting/edit'], title: titles.settingEdit },
        lazy: page(profile, (module) => module.SettingEditPage),
      },
      {
        path: '/my-account/create-asset',
        loader: memberOnly(locale),
        handle: { layout: routeLayouts['/my-account/create-asset'], title: titles.createAsset },
        lazy: page(createAsset, (module) => module.CreateAssetPage),
      },
      {
        path: '/my-account/create-asset/preview',
        loader: memberOnly(locale),
        handle: { layout: routeLayouts['/my-account/create-asset/preview'], title: titles.preview },
        lazy: page(createAsset, (module) => module.CreateAssetPreviewPage),
      },
      {
        path: '/my-account/create-asset/published',
        loader: memberOnly(locale),
        handle: { layout: routeLayouts['/my-account/create-asset/published'], title: titles.published },
        lazy: page(createAsset, (module) => module.PublishedPage),
      },
      {
        path: '*',
        loader: () => {
          throw new Response(null, { status: 404 });
        },
      },
    ],
  },
];

/** The app's pages under the language's own prefix. */
export const createAccountRouter = (locale: Locale) =>
  createBrowserRouter(routes(locale), { basename: locale === 'en' ? '/en' : '/' });
