import { data } from 'react-router';
import { apiOrigin } from '../api.server';
import type { Route } from './+types/share-picture';

/** Headers of the picture that caches and readers need. */
const passedOn = ['content-type', 'cache-control', 'etag'];

/** The picture that links to a page are shown with, as the API draws it. */
export const loader = async ({ request, params: { locale, file } }: Route.LoaderArgs) => {
  const etag = request.headers.get('if-none-match');
  const reply = await fetch(`${apiOrigin}/share/${encodeURIComponent(locale)}/${encodeURIComponent(file)}`, {
    headers: etag ? { 'if-none-match': etag } : {},
    signal: request.signal,
  }).catch(() => null);
  if (!reply || reply.status >= 500) throw data(null, { status: 503, headers: { 'retry-after': '5' } });
  if (reply.status >= 400) throw data(null, { status: reply.status });
  const headers = new Headers();
  for (const name of passedOn) {
    const value = reply.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(reply.body, { status: reply.status, headers });
};
