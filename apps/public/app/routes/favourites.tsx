import type { MetaDescriptor } from 'react-router';
import { routeLayouts } from '@yoodee/layouts';
import { useHydrated } from '@yoodee/runtime';
import { FavouritesPage, favouritesPageMessages as messages } from '@yoodee/shortlist';
import { hasToken } from '../has-token';
import { publicHeaders } from '../page-headers';
import { intlOfPath, pageMeta } from '../page-meta';
import { originOf } from '../site-origin';
import type { Route } from './+types/favourites';

export const handle = { layout: routeLayouts['/favourites'] };

export const headers = publicHeaders;

export function meta({ location, matches }: Route.MetaArgs): MetaDescriptor[] {
  const intl = intlOfPath(location.pathname);
  return pageMeta({
    origin: originOf(matches),
    path: location.pathname,
    title: intl.formatMessage(messages.title),
    description: intl.formatMessage(messages.description),
    isIndexed: false,
  });
}

export default function FavouritesRoute() {
  const isHydrated = useHydrated();
  return <FavouritesPage isSignedIn={isHydrated && hasToken()} />;
}
