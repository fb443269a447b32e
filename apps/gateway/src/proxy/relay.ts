import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { closedPolicy, type PolicyFor } from '../csp/content-security-policy.ts';
import { compressor, encodeBody, isCompressible, preferredEncoding, smallestCompressed } from '../http/encodings.ts';
import { writeReply, type Exchange } from '../http/exchange.ts';
import { replyHeaders } from './headers.ts';
import { UpstreamUnavailable, type UpstreamReply } from './upstream.ts';

/** Largest text held in memory whole: a page, a feed, a sitemap file. */
const maxTextBytes = 16 * 1024 * 1024;

/** Throws {@link UpstreamUnavailable} for a body that is broken off or larger than {@link maxTextBytes}. */
export const readWhole = async (reply: UpstreamReply): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of reply.body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxTextBytes) throw new Error(`text larger than ${maxTextBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw new UpstreamUnavailable(reply.origin, { cause: error });
  }
  return Buffer.concat(chunks, size);
};

const headerOf = ({ headers }: UpstreamReply, name: string) => headers[name]?.toString();

export const isHtml = (reply: UpstreamReply): boolean => /^text\/html\b/i.test(headerOf(reply, 'content-type') ?? '');

const isBodiless = (exchange: Exchange, { status }: UpstreamReply) =>
  exchange.request.method === 'HEAD' || status === 204 || status === 304;

const addedVary = (reply: UpstreamReply) => [headerOf(reply, 'vary'), 'Accept-Encoding'].filter(Boolean).join(', ');

/** Replaced on every reply. */
const policyHeader: ReadonlySet<string> = new Set(['content-security-policy']);
/** Replaced where the coding changes, which makes them untrue. */
const codingHeaders: ReadonlySet<string> = new Set([
  ...['content-length', 'content-encoding', 'accept-ranges', 'etag', 'vary'],
  ...policyHeader,
]);

/** A page that is not kept: held back whole for its script hashes, compressed for this one reader. */
const relayDocument = async (exchange: Exchange, reply: UpstreamReply, policyFor: PolicyFor): Promise<void> => {
  const whole = await readWhole(reply);
  const { identity, ...coded } = await encodeBody(whole, { quality: 4 });
  const bodies = { identity, ...coded };
  const coding = preferredEncoding(exchange.request.headers['accept-encoding'], (one) => one in bodies);
  const body = bodies[coding] ?? identity;
  writeReply(exchange, {
    status: reply.status,
    headers: [
      ...replyHeaders(reply.headers, reply.origin, codingHeaders),
      ...(coding === 'identity' ? [] : ['content-encoding', coding]),
      'content-length',
      String(body.length),
      'vary',
      addedVary(reply),
      'content-security-policy',
      policyFor(whole.toString('utf8')),
    ],
    body,
  });
};

/** The coding to add on the way, or `identity` where the reply is to stay as it is. */
const codingOnTheWay = (exchange: Exchange, reply: UpstreamReply) => {
  const length = Number(headerOf(reply, 'content-length') ?? Infinity);
  const isPlain = reply.headers['content-encoding'] === undefined && reply.status !== 206;
  const mayChange = !/\bno-transform\b/i.test(headerOf(reply, 'cache-control') ?? '');
  return isPlain && mayChange && length >= smallestCompressed && isCompressible(headerOf(reply, 'content-type'))
    ? preferredEncoding(exchange.request.headers['accept-encoding'])
    : 'identity';
};

const relayStream = async (exchange: Exchange, reply: UpstreamReply, policy: string): Promise<void> => {
  const { response, ownHeaders } = exchange;
  const coding = codingOnTheWay(exchange, reply);
  const etag = headerOf(reply, 'etag');
  const headers =
    coding === 'identity'
      ? replyHeaders(reply.headers, reply.origin, policyHeader)
      : [
          ...replyHeaders(reply.headers, reply.origin, codingHeaders),
          ...(etag ? ['etag', `W/${etag.replace(/^W\//, '')}`] : []),
          ...['content-encoding', coding, 'vary', addedVary(reply)],
        ];
  response.writeHead(reply.status, [...headers, 'content-security-policy', policy, ...ownHeaders]);
  if (isBodiless(exchange, reply)) {
    await reply.body.dump();
    response.end();
    return;
  }
  const source: Readable = reply.body;
  await (coding === 'identity' ? pipeline(source, response) : pipeline(source, compressor(coding), response));
};

interface RelayOptions {
  readonly kind: 'site' | 'api';
  readonly policyFor: PolicyFor;
}

const relayAs = (exchange: Exchange, reply: UpstreamReply, { kind, policyFor }: RelayOptions): Promise<void> => {
  if (kind === 'api') return relayStream(exchange, reply, headerOf(reply, 'content-security-policy') ?? closedPolicy);
  const isReadable = isHtml(reply) && reply.headers['content-encoding'] === undefined && !isBodiless(exchange, reply);
  return isReadable ? relayDocument(exchange, reply, policyFor) : relayStream(exchange, reply, policyFor(''));
};

/**
 * Hands an upstream's reply to the client. Documents of the site's own apps (`site`) get a policy made from their
 * scripts; the API (`api`) speaks for itself and is given the closed policy where it says nothing.
 */
export const relay = async (exchange: Exchange, reply: UpstreamReply, options: RelayOptions): Promise<void> => {
  try {
    await relayAs(exchange, reply, options);
  } catch (error) {
    // A body that nobody reads to its end would keep its connection.
    reply.body.on('error', () => undefined).destroy();
    throw error;
  }
};
