import type { LoaderFunction, RouteObject } from 'react-router';
import { keepNavigationTarget } from '@yoodee/runtime';
import type { Locale } from '@yoodee/site';
import { Frame, FrameError } from './frame';
import { pages } from './page-list';
import { memberOnly, strangersOnly } from './session-guards';

/** The routes of the pages inside the frame. */
export const routes = (locale: Locale): RouteObject[] => {
  const guards: Record<'members' | 'strangers', LoaderFunction> = {
    members: memberOnly(locale),
    strangers: strangersOnly,
  };
  return [
    {
      middleware: [keepNavigationTarget],
      element: <Frame />,
      errorElement: <FrameError />,
      HydrateFallback: () => null,
      children: [
        ...pages.map(({ path, load, isFor }) => ({
          path,
          ...(isFor && { loader: guards[isFor] }),
          // Without a module, the document is being reloaded. The route stays pending, so that nothing renders before
          // the reload.
          lazy: async () => (await load()) ?? new Promise<never>(() => {}),
        })),
        {
          path: '*',
          loader: () => {
            throw new Response(null, { status: 404 });
          },
        },
      ],
    },
  ];
};
