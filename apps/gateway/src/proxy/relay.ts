import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { closedPolicy, isScriptType, type PolicyFor } from '../csp/content-security-policy.ts';
import { compressor, encodeBody, isCompressible, minCompressedBytes, preferredEncoding } from '../http/encodings.ts';
import { sendReply, type RequestContext } from '../http/request-context.ts';
import { replyHeaders } from './headers.ts';
import { UpstreamUnavailable, type UpstreamReply } from './upstream.ts';

/** Largest text that is buffered: a page, a feed, a sitemap file. */
const maxTextBytes = 16 * 1024 * 1024;

/**
 * Reads a complete text. Throws {@link UpstreamUnavailable} if it is interrupted or larger than {@link maxTextBytes}.
 */
export const readText = async (reply: UpstreamReply): Promise<Buffer> => {
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

const isHtml = (reply: UpstreamReply): boolean => /^text\/html\b/i.test(headerOf(reply, 'content-type') ?? '');

const isScript = (reply: UpstreamReply) => isScriptType(headerOf(reply, 'content-type'));

/** The policy of a reply of the site’s own apps: only documents and scripts may load anything. */
export const policyOf = (reply: UpstreamReply, text: string, policyFor: PolicyFor): string =>
  isHtml(reply) || isScript(reply) ? policyFor(text, reply.headers) : closedPolicy;

const hasNoBody = (context: RequestContext, { status }: UpstreamReply) =>
  context.request.method === 'HEAD' || status === 204 || status === 304;

const varyOf = (reply: UpstreamReply) => [headerOf(reply, 'vary'), 'Accept-Encoding'].filter(Boolean).join(', ');

/** The gateway sets these on every reply; only the page cache may send `x-accel-expires`. */
const replacedHeaders = ['content-security-policy', 'x-accel-expires'];
const alwaysReplaced: ReadonlySet<string> = new Set(replacedHeaders);
/** Changing the coding invalidates these headers. */
const replacedWithCoding: ReadonlySet<string> = new Set([
  ...['content-length', 'content-encoding', 'accept-ranges', 'etag', 'vary'],
  ...replacedHeaders,
]);

/** A page that is not cached. It is buffered for its policy and compressed for one client. */
const relayDocument = async (context: RequestContext, reply: UpstreamReply, policyFor: PolicyFor): Promise<void> => {
  const text = await readText(reply);
  const bodies = await encodeBody(text, { quality: 4 });
  const coding = preferredEncoding(context.request.headers['accept-encoding'], (one) => one in bodies);
  const body = bodies[coding] ?? bodies.identity;
  sendReply(context, {
    status: reply.status,
    headers: [
      ...replyHeaders(reply.headers, reply.origin, replacedWithCoding),
      ...(coding === 'identity' ? [] : ['content-encoding', coding]),
      'content-length',
      String(body.length),
      'vary',
      varyOf(reply),
      'content-security-policy',
      policyFor(text.toString('utf8'), reply.headers),
    ],
    body,
  });
};

/** The coding to apply to a streamed reply; `identity` means unchanged. */
const streamCoding = (context: RequestContext, reply: UpstreamReply) => {
  const length = Number(headerOf(reply, 'content-length') ?? Infinity);
  const isPlain = reply.headers['content-encoding'] === undefined && reply.status !== 206;
  const mayTransform = !/\bno-transform\b/i.test(headerOf(reply, 'cache-control') ?? '');
  return isPlain && mayTransform && length >= minCompressedBytes && isCompressible(headerOf(reply, 'content-type'))
    ? preferredEncoding(context.request.headers['accept-encoding'])
    : 'identity';
};

/** `policy` undefined: none, for 304, which keeps the policy of the stored reply. */
const relayStream = async (
  context: RequestContext,
  reply: UpstreamReply,
  policy: string | undefined,
): Promise<void> => {
  const { response, commonHeaders } = context;
  const coding = streamCoding(context, reply);
  const etag = headerOf(reply, 'etag');
  const headers =
    coding === 'identity'
      ? replyHeaders(reply.headers, reply.origin, alwaysReplaced)
      : [
          ...replyHeaders(reply.headers, reply.origin, replacedWithCoding),
          ...(etag ? ['etag', `W/${etag.replace(/^W\//, '')}`] : []),
          ...['content-encoding', coding, 'vary', varyOf(reply)],
        ];
  response.writeHead(reply.status, [
    ...headers,
    ...(policy === undefined ? [] : ['content-security-policy', policy]),
    ...commonHeaders,
  ]);
  if (hasNoBody(context, reply)) {
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

const relayByKind = (context: RequestContext, reply: UpstreamReply, { kind, policyFor }: RelayOptions) => {
  if (kind === 'api') return relayStream(context, reply, headerOf(reply, 'content-security-policy') ?? closedPolicy);
  const isDocument = isHtml(reply) && reply.headers['content-encoding'] === undefined && !hasNoBody(context, reply);
  if (isDocument) return relayDocument(context, reply, policyFor);
  return relayStream(context, reply, reply.status === 304 ? undefined : policyOf(reply, '', policyFor));
};

/**
 * Sends an upstream's reply to the client. Documents of the site's own apps (`site`) get the policy of `policyFor`,
 * their other replies the closed one. The API (`api`) sets its own policy; without one the reply gets the closed policy.
 */
export const relay = async (context: RequestContext, reply: UpstreamReply, options: RelayOptions): Promise<void> => {
  try {
    await relayByKind(context, reply, options);
  } catch (error) {
    // An unread body would occupy its connection.
    reply.body.on('error', () => undefined).destroy();
    throw error;
  }
};
