import { apiOrigin } from '@yoodee/public-page/loading';
import type { ResourceHandler } from '../resource-routes';

/** Headers of the picture that are forwarded, because caches and clients need them. */
const passedOn = ['content-type', 'cache-control', 'etag'];

/** The preview picture of a shared link, drawn by the API. */
export const sharePicture: ResourceHandler = async ({ request, params: { locale = '', file = '' } }) => {
  const etag = request.headers.get('if-none-match');
  const reply = await fetch(`${apiOrigin}/share/${encodeURIComponent(locale)}/${encodeURIComponent(file)}`, {
    headers: etag ? { 'if-none-match': etag } : {},
    signal: request.signal,
  }).catch(() => null);
  if (!reply || reply.status >= 500) return new Response(null, { status: 503, headers: { 'retry-after': '5' } });
  if (reply.status >= 400) return new Response(null, { status: reply.status });
  const headers = new Headers();
  for (const name of passedOn) {
    const value = reply.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(reply.body, { status: reply.status, headers });
};
