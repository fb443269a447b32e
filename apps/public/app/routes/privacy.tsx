import type { MetaDescriptor } from 'react-router';
import { routeLayouts } from '@yoodee/layouts';
import { PrivacyPage } from '@yoodee/public-feature-privacy';
import { privacyNotice } from '@yoodee/public-feature-privacy/view';
import { localeOfPath } from '@yoodee/site';
import { publicHeaders } from '../page-headers';
import { pageMeta } from '../page-meta';
import { originOf } from '../site-origin';
import type { Route } from './+types/privacy';

export const handle = { layout: routeLayouts['/privacy'] };

export const headers = publicHeaders;

/** The words come with the page: no other page carries them. */
export const loader = ({ request }: Route.LoaderArgs) => privacyNotice(localeOfPath(new URL(request.url).pathname));

export function meta({ loaderData, location, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { title, lead } = loaderData;
  return pageMeta({ origin: originOf(matches), path: location.pathname, title, description: lead });
}

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage notice={loaderData} />;
}
