import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PolicyFor } from '../csp/content-security-policy.ts';
import { brotli, encodeBody, preferredEncoding, type EncodedBody, type Encoding } from '../http/encodings.ts';
import { hasContent } from '../http/entity-tags.ts';
import type { KeptState, Reply } from '../http/exchange.ts';
import { replyHeaders } from '../proxy/headers.ts';
import { isHtml, readWhole } from '../proxy/relay.ts';
import type { UpstreamReply } from '../proxy/upstream.ts';

/** One coding of a kept reply, with headers ready to send as flat name/value pairs. */
interface ReadyReply {
  readonly headers: readonly string[];
  /** Those of them that a 304 repeats. */
  readonly validating: readonly string[];
  readonly body: Buffer;
}

/** A kept reply. */
export interface PageEntry {
  readonly status: number;
  /** Of the body as rendered, whatever its coding. */
  readonly hash: string;
  /** Content version it was made under; null when that was unknown. */
  readonly version: string | null;
  /** When it was asked for, on the cache's clock in ms. */
  readonly startedAt: number;
  readonly contentType: string;
  /** Headers that all codings share, as flat name/value pairs. */
  readonly common: readonly string[];
  readonly encoded: EncodedBody;
  readonly replies: { readonly identity: ReadyReply } & { readonly [Coding in Encoding]?: ReadyReply };
  /** The upstream said `Vary: User-Agent`: crawlers get another one. */
  readonly isPerAudience: boolean;
  /** Compressed as well as it can be. */
  readonly isBest: boolean;
}

/** Browsers and proxies may keep the page but ask each time: a 304 costs them little and a write shows within a second. */
const cacheControl = 'public, max-age=0, must-revalidate';

const replaced: ReadonlySet<string> = new Set(
  'accept-ranges age cache-control content-length content-security-policy content-type date etag expires last-modified vary'.split(
    ' ',
  ),
);

type Unready = Omit<PageEntry, 'replies'>;

/** A strong tag names bytes, so each coding has its own, and the better brotli another than the first. */
const withReplies = (entry: Unready): PageEntry => {
  const { hash, encoded, common, contentType, isBest } = entry;
  const ready = (body: Buffer, tag: string, coding: readonly string[] = []): ReadyReply => {
    const validating = ['etag', `"${tag}"`, ...common];
    const headers = [...validating, 'content-type', contentType, ...coding, 'content-length', String(body.length)];
    return { headers, validating, body };
  };
  const replies = {
    identity: ready(encoded.identity, hash),
    ...(encoded.br ? { br: ready(encoded.br, `${hash}-br${isBest ? '11' : ''}`, ['content-encoding', 'br']) } : {}),
    ...(encoded.gzip ? { gzip: ready(encoded.gzip, `${hash}-gzip`, ['content-encoding', 'gzip']) } : {}),
  };
  return { ...entry, replies };
};

const commonHeaders = (reply: UpstreamReply, body: Buffer, policyFor: PolicyFor) => [
  'cache-control',
  cacheControl,
  'vary',
  [...new Set([...namesIn(reply.headers.vary), 'accept-encoding'])].join(', '),
  ...(isHtml(reply) ? ['content-security-policy', policyFor(body.toString('utf8'))] : []),
  ...replyHeaders(reply.headers, reply.origin, replaced),
];

export const namesIn = (vary: string | undefined): string[] =>
  (vary ?? '').split(',').flatMap((name) => name.trim().toLowerCase() || []);

interface EntryOptions {
  readonly version: string | null;
  readonly startedAt: number;
  readonly previous: PageEntry | undefined;
  readonly policyFor: PolicyFor;
}

/**
 * Reads and compresses a reply to keep. A `previous` entry with the same body lends its compressed bytes:
 * most writes leave most pages as they were.
 */
export const makePageEntry = async (
  reply: UpstreamReply,
  { version, startedAt, previous, policyFor }: EntryOptions,
): Promise<PageEntry> => {
  const body = await readWhole(reply);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const known = previous?.hash === hash ? previous : undefined;
  return withReplies({
    status: reply.status,
    hash,
    version,
    startedAt,
    contentType: String(reply.headers['content-type']),
    common: commonHeaders(reply, body, policyFor),
    isPerAudience: namesIn(reply.headers.vary).includes('user-agent'),
    encoded: known?.encoded ?? (await encodeBody(body)),
    isBest: known?.isBest ?? false,
  });
};

/** The same entry in fewer bytes; costs up to 0.1 s of another thread. */
export const improvedEntry = async (entry: PageEntry): Promise<PageEntry> => {
  if (!entry.encoded.br) return { ...entry, isBest: true };
  const br = await brotli(entry.encoded.identity, 11);
  return withReplies({ ...entry, encoded: { ...entry.encoded, br }, isBest: true });
};

/** Memory an entry takes, in bytes; its headers are counted roughly. */
export const entryBytes = ({ encoded: { identity, br, gzip } }: PageEntry, key: string): number =>
  identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) + 2 * key.length + 4096;

/** RFC 9211. */
const cacheStatus: Record<KeptState, string> = {
  hit: 'gateway; hit',
  stale: 'gateway; hit; detail=stale',
  miss: 'gateway; fwd=miss; stored',
};

/** What is sent of a kept page: bytes, or nothing where they are known. */
export interface KeptReply extends Reply {
  readonly body?: Buffer;
}

/** A kept reply in the coding that the reader's headers ask for, or 304 where they have it already. */
export const keptReply = (entry: PageEntry, state: KeptState, asked: IncomingHttpHeaders): KeptReply => {
  const coding = preferredEncoding(asked['accept-encoding'], (one) => one in entry.replies);
  const { headers, validating, body } = entry.replies[coding] ?? entry.replies.identity;
  const status = ['cache-status', cacheStatus[state]];
  if (entry.status === 200 && hasContent(asked, entry.hash))
    return { status: 304, headers: [...validating, ...status] };
  return { status: entry.status, headers: [...headers, ...status], body };
};
