import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { ownedHeaders } from '../security-headers.ts';

/** Headers of one connection, not of the message (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** What a client might say about itself and is not believed; the gateway tells upstreams what it knows. */
const claimsOfClients =
  /^(?:forwarded|x-forwarded-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|x-original-url|x-rewrite-url|x-request-id|via)$/;

const credentials = new Set(['cookie', 'authorization']);

const endToEnd = (headers: IncomingHttpHeaders) => {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return Object.entries(headers).filter(
    (entry): entry is [string, string | string[]] =>
      !hopByHop.has(entry[0]) && !named.has(entry[0]) && entry[1] !== undefined,
  );
};

export type UpstreamHeaders = Record<string, string | string[]>;

/** What every upstream is told about the site: the fixed public origin, never the client's `Host`. */
export const originHeaders = (publicOrigin: string): UpstreamHeaders => {
  const { host, protocol } = new URL(publicOrigin);
  return { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) };
};

/** A client's headers as an upstream may see them. Cookies and `Authorization` only where `isTrusted`: at the API. */
export const requestHeaders = (
  request: IncomingMessage,
  { isTrusted, client }: { isTrusted: boolean; client: string },
): UpstreamHeaders => ({
  ...Object.fromEntries(
    endToEnd(request.headers).filter(
      ([name]) =>
        name !== 'host' && name !== 'expect' && !claimsOfClients.test(name) && (isTrusted || !credentials.has(name)),
    ),
  ),
  'x-forwarded-for': client,
});

/** An upstream's headers as flat name/value pairs for the client, less `dropped` and those the gateway sets itself. */
export const replyHeaders = (
  headers: IncomingHttpHeaders,
  upstreamOrigin: string,
  dropped: ReadonlySet<string> = new Set(),
): string[] =>
  endToEnd(headers)
    .filter(([name]) => !ownedHeaders.has(name) && !dropped.has(name))
    .flatMap(([name, value]) =>
      [value].flat().flatMap((one) => [name, name === 'location' ? withoutOrigin(one, upstreamOrigin) : one]),
    );

/** An upstream that redirects to itself by its inner address means the same path on this site. */
const withoutOrigin = (location: string, origin: string) =>
  location.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
