import { PassThrough, type Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import type { Exchange } from '../http/exchange.ts';
import { requestHeaders, type UpstreamHeaders } from './headers.ts';
import { relay } from './relay.ts';
import type { Upstream } from './upstream.ts';

/** A body that was not all there in time. */
export class BodyTooSlow extends Error {
  override readonly name = 'BodyTooSlow';
}

/** How long a client may take to send a body. Photographs come from telephones: 15 MB at 1 Mbit/s are two minutes. */
const bodyDeadlineMs = { upload: 300_000, other: 15_000 } as const;

const bodyDeadline = ({ headers }: IncomingMessage) =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '') ? bodyDeadlineMs.upload : bodyDeadlineMs.other;

const hasBody = ({ method, headers }: IncomingMessage) =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** Aborts when the client has gone away, so that an upstream does not work for nobody. */
export const departure = ({ response }: Exchange): AbortController => {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort(new Error('the client went away'));
  });
  return controller;
};

/**
 * The request's body for an upstream, chunk by chunk as the client sends it. A stream of its own: when the upstream
 * answers early and closes, this one is destroyed while the client's connection lives on to carry the reply,
 * and the rest of what the client sends is read and forgotten, until the deadline.
 */
const bodyOf = ({ request, response }: Exchange, controller: AbortController): Readable => {
  const body = new PassThrough();
  const timer = setTimeout(() => {
    controller.abort(new BodyTooSlow());
    if (response.writableEnded) request.destroy();
  }, bodyDeadline(request));
  request.once('end', () => clearTimeout(timer));
  request.once('close', () => {
    clearTimeout(timer);
    if (!request.complete) body.destroy(new Error('the client went away'));
  });
  body.once('close', () => {
    request.unpipe(body);
    request.resume();
  });
  // The failure is reported by the upstream's reply; without a listener it would end the process.
  body.on('error', () => undefined);
  return request.pipe(body);
};

interface PassThroughOptions {
  readonly upstream: Upstream;
  readonly kind: 'site' | 'api';
  /** What upstreams are told about the site. */
  readonly origin: UpstreamHeaders;
}

/** Forwards one exchange as it comes: nothing is held in memory but what is on its way. */
export const passThrough = async (
  exchange: Exchange,
  { upstream, kind, origin }: PassThroughOptions,
): Promise<void> => {
  const { request, target, id, client } = exchange;
  const controller = departure(exchange);
  const isSending = hasBody(request);
  const { 'content-length': length, ...headers } = requestHeaders(request, {
    isTrusted: kind === 'api',
    client: client(),
  });

  const reply = await upstream.send({
    method: request.method ?? 'GET',
    path: target.pathname + target.search,
    headers: {
      ...headers,
      ...(isSending && length !== undefined ? { 'content-length': length } : {}),
      ...origin,
      'x-request-id': id,
    },
    signal: controller.signal,
    ...(isSending ? { body: bodyOf(exchange, controller) } : {}),
  });
  await relay(exchange, reply, kind);
};
