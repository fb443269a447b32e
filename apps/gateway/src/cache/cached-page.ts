import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PolicyFor } from '../csp/content-security-policy.ts';
import { brotli, encodeBody, preferredEncoding, type EncodedBody, type Encoding } from '../http/encodings.ts';
import { hasContent } from '../http/entity-tags.ts';
import type { CachedState, Reply } from '../http/request-context.ts';
import { replyHeaders } from '../proxy/headers.ts';
import { policyOf, readText } from '../proxy/relay.ts';
import type { UpstreamReply } from '../proxy/upstream.ts';

/** One content coding of a cached page, with headers ready to send as flat name/value pairs. */
interface EncodedReply {
  readonly headers: readonly string[];
  /** The headers that a 304 response repeats. */
  readonly validators: readonly string[];
  readonly body: Buffer;
}

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
  readonly encoded: EncodedBody;
  readonly replies: { readonly identity: EncodedReply } & { readonly [Coding in Encoding]?: EncodedReply };
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

/** A strong tag names bytes, so each coding has its own tag, and so has the recompressed brotli. */
const withReplies = (page: Omit<CachedPage, 'replies'>): CachedPage => {
  const { hash, encoded, common, contentType, isPerClientKind, isRecompressed } = page;
  const reply = (body: Buffer, tag: string, coding: readonly string[] = []): EncodedReply => {
    const validators = ['etag', `"${tag}"`, ...common];
    const headers = [
      ...validators,
      ...(isPerClientKind ? [] : nginxMayCache),
      ...['content-type', contentType, ...coding, 'content-length', String(body.length)],
    ];
    return { headers, validators, body };
  };
  const replies = {
    identity: reply(encoded.identity, hash),
    ...(encoded.br
      ? { br: reply(encoded.br, `${hash}-br${isRecompressed ? '11' : ''}`, ['content-encoding', 'br']) }
      : {}),
    ...(encoded.gzip ? { gzip: reply(encoded.gzip, `${hash}-gzip`, ['content-encoding', 'gzip']) } : {}),
  };
  return { ...page, replies };
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
  return withReplies({
    status: reply.status,
    hash,
    version,
    startedAt,
    contentType: String(reply.headers['content-type']),
    common: commonHeaders(reply, policyOf(reply, body.toString('utf8'), policyFor)),
    isPerClientKind: listOf(reply.headers.vary).includes('user-agent'),
    encoded: same?.encoded ?? (await encodeBody(body)),
    isRecompressed: same?.isRecompressed ?? false,
  });
};

/** Recompresses the same page into fewer bytes; takes up to 0.1 s in another thread. */
export const recompressedPage = async (page: CachedPage): Promise<CachedPage> => {
  if (!page.encoded.br) return { ...page, isRecompressed: true };
  const br = await brotli(page.encoded.identity, 11);
  return withReplies({ ...page, encoded: { ...page.encoded, br }, isRecompressed: true });
};

/** Memory of a cached page in bytes; headers are estimated. */
export const sizeInBytes = ({ encoded: { identity, br, gzip } }: CachedPage, key: string): number =>
  identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) + 2 * key.length + 4096;

/** RFC 9211. */
const cacheStatus: Record<CachedState, string> = {
  hit: 'gateway; hit',
  stale: 'gateway; hit; detail=stale',
  miss: 'gateway; fwd=miss; stored',
  unstored: 'gateway; fwd=miss',
};

/** The reply to a request with these headers: the page in the preferred coding, or 304 where the client has it. */
export const cachedReply = (page: CachedPage, state: CachedState, headers: IncomingHttpHeaders): Reply => {
  const coding = preferredEncoding(headers['accept-encoding'], (one) => one in page.replies);
  const reply = page.replies[coding] ?? page.replies.identity;
  const status = ['cache-status', cacheStatus[state]];
  if (page.status === 200 && hasContent(headers, page.hash))
    return { status: 304, headers: [...reply.validators, ...status] };
  return { status: page.status, headers: [...reply.headers, ...status], body: reply.body };
};
