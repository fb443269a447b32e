import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { gatewayHeaders } from '../security-headers.ts';

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

/** Headers in which a client may claim an identity or a trace. They are not trusted; the gateway sets its own values. */
const untrusted =
  /^(?:traceparent|tracestate|baggage|forwarded|x-forwarded-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|x-original-url|x-rewrite-url|x-request-id|via)$/;

const credentials = new Set(['cookie', 'authorization']);

const endToEnd = (headers: IncomingHttpHeaders) => {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return Object.entries(headers).filter(
    (entry): entry is [string, string | string[]] =>
      !hopByHop.has(entry[0]) && !named.has(entry[0]) && entry[1] !== undefined,
  );
};

export type UpstreamHeaders = Record<string, string | string[]>;

/** Tells every upstream the configured public origin, never the client's `Host`. */
export const originHeaders = (publicOrigin: string): UpstreamHeaders => {
  const { host, protocol } = new URL(publicOrigin);
  return { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) };
};

/** A client's headers for an upstream. Cookies and `Authorization` only where `isTrusted`: for the API. */
export const requestHeaders = (
  request: IncomingMessage,
  { isTrusted, clientAddress }: { isTrusted: boolean; clientAddress: string },
): UpstreamHeaders => ({
  ...Object.fromEntries(
    endToEnd(request.headers).filter(
      ([name]) =>
        name !== 'host' && name !== 'expect' && !untrusted.test(name) && (isTrusted || !credentials.has(name)),
    ),
  ),
  'x-forwarded-for': clientAddress,
});

/** An upstream's headers as flat name/value pairs, without `dropped` and those that the gateway sets. */
export const replyHeaders = (
  headers: IncomingHttpHeaders,
  upstreamOrigin: string,
  dropped: ReadonlySet<string> = new Set(),
): string[] =>
  endToEnd(headers)
    .filter(([name]) => !gatewayHeaders.has(name) && !dropped.has(name))
    .flatMap(([name, value]) =>
      [value].flat().flatMap((one) => [name, name === 'location' ? withoutOrigin(one, upstreamOrigin) : one]),
    );

/** A redirect to the upstream's own origin becomes a redirect to the same path on this site. */
const withoutOrigin = (location: string, origin: string) =>
  location.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
