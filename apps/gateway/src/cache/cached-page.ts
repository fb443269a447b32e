import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { PolicyFor } from '../csp/content-security-policy.ts';
import { brotli, encodeBody, preferredEncoding, type EncodedBody, type Encoding } from '../http/encodings.ts';
import { hasContent } from '../http/entity-tags.ts';
import type { CachedState, Reply } from '../http/request-context.ts';
import { replyHeaders } from '../proxy/headers.ts';
import { policyOf, readText } from '../proxy/relay.ts';
import type { UpstreamReply } from '../proxy/upstream.ts';

/** The headers of a cached page in one content coding, ready to send as flat name/value pairs. */
interface ReplyHeaders {
  readonly all: readonly string[];
  /** The headers that a 304 response repeats. */
  readonly validators: readonly string[];
}

/**
 * The body of a cached page. Without compression it is six times as large, and few clients ask for it so: it is kept only
 * if gzip does not make it smaller.
 */
type CachedBody = { readonly br?: Buffer } & ({ readonly gzip: Buffer } | { readonly identity: Buffer });

export interface CachedPage {
  readonly status: number;
  /** Hash of the body before compression. */
  readonly hash: string;
  /** Content version of the page; null when it was unknown. */
  readonly version: string | null;
  /** When the page was requested upstream, on the cache's clock in ms. */
  readonly startedAt: number;
  readonly contentType: string;
  /** Headers that all codings share, as flat name/value pairs. */
  readonly common: readonly string[];
  /** Length of the body before compression, in bytes. */
  readonly length: number;
  readonly body: CachedBody;
  readonly headers: { readonly identity: ReplyHeaders } & { readonly [Coding in Encoding]?: ReplyHeaders };
  /** The upstream sent `Vary: User-Agent`: crawlers get another page. */
  readonly isPerClientKind: boolean;
  /** Compressed with the highest quality. */
  readonly isRecompressed: boolean;
}

/** Browsers and CDNs must revalidate: a 304 is cheap, and a write is visible within a second. */
const cacheControl = 'public, max-age=0, must-revalidate';

/**
 * Allows the generated nginx configuration to cache the page, which overrides `Cache-Control` for nginx alone. nginx
 * removes the header. Its cache key covers half a second, so a write stays visible within a second (decision 0030).
 */
const nginxMayCache = ['x-accel-expires', '1'];

const replacedHeaders: ReadonlySet<string> = new Set(
  'accept-ranges age cache-control content-length content-security-policy content-type date etag expires last-modified vary x-accel-expires'.split(
    ' ',
  ),
);

/** A copy in separate memory: a small buffer is a slice of Node's pool, and keeps all 64 kB of it alive. */
const unpooled = (body: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
};

const cachedBody = ({ identity, br, gzip }: EncodedBody): CachedBody => ({
  ...(br ? { br: unpooled(br) } : {}),
  ...(gzip ? { gzip: unpooled(gzip) } : { identity: unpooled(identity) }),
});

const uncompressed = (body: CachedBody): Buffer => ('gzip' in body ? gunzipSync(body.gzip) : body.identity);

const bodyIn = (body: CachedBody, coding: Encoding): Buffer => {
  if (coding === 'br' && body.br) return body.br;
  return coding === 'gzip' && 'gzip' in body ? body.gzip : uncompressed(body);
};

/** A strong tag names bytes, so each coding has its own tag, and so has the recompressed brotli. */
const withHeaders = (page: Omit<CachedPage, 'headers'>): CachedPage => {
  const { hash, length, body, common, contentType, isPerClientKind, isRecompressed } = page;
  const headersOf = (bytes: number, tag: string, coding: readonly string[] = []): ReplyHeaders => {
    const validators = ['etag', `"${tag}"`, ...common];
    const all = [
      ...validators,
      ...(isPerClientKind ? [] : nginxMayCache),
      ...['content-type', contentType, ...coding, 'content-length', String(bytes)],
    ];
    return { all, validators };
  };
  const headers = {
    identity: headersOf(length, hash),
    ...(body.br
      ? { br: headersOf(body.br.length, `${hash}-br${isRecompressed ? '11' : ''}`, ['content-encoding', 'br']) }
      : {}),
    ...('gzip' in body ? { gzip: headersOf(body.gzip.length, `${hash}-gzip`, ['content-encoding', 'gzip']) } : {}),
  };
  return { ...page, headers };
};

/** The members of a comma-separated header, lower case. */
export const listOf = (header: string | undefined): string[] =>
  (header ?? '').split(',').flatMap((member) => member.trim().toLowerCase() || []);

const commonHeaders = (reply: UpstreamReply, policy: string) => [
  'cache-control',
  cacheControl,
  'vary',
  [...new Set([...listOf(reply.headers.vary), 'accept-encoding'])].join(', '),
  ...['content-security-policy', policy],
  ...replyHeaders(reply.headers, reply.origin, replacedHeaders),
];

interface CachedPageOptions {
  readonly version: string | null;
  readonly startedAt: number;
  readonly previous: CachedPage | undefined;
  readonly policyFor: PolicyFor;
}

/**
 * Reads and compresses a reply for the cache. The compressed bytes of a `previous` page with the same body are
 * reused: most writes do not change most pages.
 */
export const createCachedPage = async (
  reply: UpstreamReply,
  { version, startedAt, previous, policyFor }: CachedPageOptions,
): Promise<CachedPage> => {
  const body = await readText(reply);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const same = previous?.hash === hash ? previous : undefined;
  return withHeaders({
    status: reply.status,
    hash,
    version,
    startedAt,
    contentType: String(reply.headers['content-type']),
    common: commonHeaders(reply, policyOf(reply, body.toString('utf8'), policyFor)),
    isPerClientKind: listOf(reply.headers.vary).includes('user-agent'),
    length: body.length,
    body: same?.body ?? cachedBody(await encodeBody(body)),
    isRecompressed: same?.isRecompressed ?? false,
  });
};

/** Recompresses the same page into fewer bytes; takes up to 0.1 s in another thread. */
export const recompressedPage = async (page: CachedPage): Promise<CachedPage> => {
  if (!page.body.br) return { ...page, isRecompressed: true };
  const br = unpooled(await brotli(uncompressed(page.body), 11));
  return withHeaders({ ...page, body: { ...page.body, br }, isRecompressed: true });
};

/** Memory of a cached page in bytes; headers are estimated. */
export const sizeInBytes = ({ body }: CachedPage, key: string): number =>
  (body.br?.length ?? 0) + ('gzip' in body ? body.gzip : body.identity).length + 2 * key.length + 4096;

/** RFC 9211. */
const cacheStatus: Record<CachedState, string> = {
  hit: 'gateway; hit',
  stale: 'gateway; hit; detail=stale',
  miss: 'gateway; fwd=miss; stored',
  unstored: 'gateway; fwd=miss',
};

/** The reply to a request with these headers: the page in the preferred coding, or 304 where the client has it. */
export const cachedReply = (page: CachedPage, state: CachedState, headers: IncomingHttpHeaders): Reply => {
  const coding = preferredEncoding(headers['accept-encoding'], (one) => one in page.headers);
  const { all, validators } = page.headers[coding] ?? page.headers.identity;
  const status = ['cache-status', cacheStatus[state]];
  if (page.status === 200 && hasContent(headers, page.hash))
    return { status: 304, headers: [...validators, ...status] };
  const body = bodyIn(page.body, coding);
  return { status: page.status, headers: [...all, ...status], body };
};
