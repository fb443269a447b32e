import { createBrowserRouter, type RouteObject } from 'react-router';
import { routeLayouts } from '@yoodee/layouts';
import type { Locale } from '@yoodee/site';
import { Frame, FrameError } from './frame';
import { memberOnly, strangersOnly } from './session-guards';
import { titles } from './titles';

const signIn = () => import('@yoodee/account-feature-sign-in');
const createAsset = () => import('@yoodee/account-feature-create-asset');

const routes = (locale: Locale): RouteObject[] => [
  {
    element: <Frame />,
    errorElement: <FrameError />,
    HydrateFallback: () => null,
    children: [
      {
        path: '/authenticate',
        handle: { layout: routeLayouts['/authenticate'], title: titles.signIn },
        lazy: async () => ({ Component: (await signIn()).AuthenticatePage }),
      },
      {
        path: '/authenticate/line_login',
        handle: { layout: routeLayouts['/authenticate/line_login'], title: titles.signIn },
        lazy: async () => ({ Component: (await signIn()).LineLoginPage }),
      },
      {
        path: '/sign-up',
        loader: strangersOnly,
        handle: { layout: routeLayouts['/sign-up'], title: titles.signUp },
        lazy: async () => ({ Component: (await signIn()).SignUpPage }),
      },
      {
        path: '/my-account',
        loader: memberOnly(locale),
        handle: { layout: routeLayouts['/my-account'], title: titles.account },
        lazy: async () => ({ Component: (await import('@yoodee/account-feature-my-account')).MyAccountPage }),
      },
      {
        path: '/my-account/create-asset',
        loader: memberOnly(locale),
        handle: { layout: routeLayouts['/my-account/create-asset'], title: titles.createAsset },
        lazy: async () => ({ Component: (await createAsset()).CreateAssetPage }),
      },
      {
        path: '/my-account/create-asset/preview',
        loader: memberOnly(locale),
        handle: { layout: routeLayouts['/my-account/create-asset/preview'], title: titles.preview },
        lazy: async () => ({ Component: (await createAsset()).CreateAssetPreviewPage }),
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
