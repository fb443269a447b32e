import type { PolicyFor } from '../csp/content-security-policy.ts';
import type { Exchange } from '../http/exchange.ts';
import { requestHeaders, type UpstreamHeaders } from './headers.ts';
import { relay } from './relay.ts';
import { hasBody, isUpload, streamedBody, type WholeBodies } from './request-body.ts';
import type { Upstream, UpstreamRequest } from './upstream.ts';

/** Aborts when the client has gone away, so that an upstream does not work for nobody. */
export const departure = ({ response }: Exchange): AbortController => {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort(new Error('the client went away'));
  });
  return controller;
};

/** What all that is forwarded on one site has in common. */
export interface Forwarding {
  /** What upstreams are told about the site. */
  readonly origin: UpstreamHeaders;
  readonly bodies: WholeBodies;
  readonly policyFor: PolicyFor;
}

interface PassThroughOptions extends Forwarding {
  readonly upstream: Upstream;
  /** Takes uploads, on connections of their own; without it they are read whole as any other body. */
  readonly uploads?: Upstream;
  readonly kind: 'site' | 'api';
}

/** Forwards one exchange. Replies and uploads pass as they come; any other body is sent on once it is all there. */
export const passThrough = async (
  exchange: Exchange,
  { upstream, uploads, kind, origin, bodies, policyFor }: PassThroughOptions,
): Promise<void> => {
  const { request, target, id, client } = exchange;
  const controller = departure(exchange);
  const { 'content-length': length, ...headers } = requestHeaders(request, {
    isTrusted: kind === 'api',
    client: client(),
  });
  const asked: UpstreamRequest = {
    method: request.method ?? 'GET',
    path: target.pathname + target.search,
    headers: { ...headers, ...origin, 'x-request-id': id },
    signal: controller.signal,
  };
  const send = () => {
    if (!hasBody(request)) return upstream.send(asked);
    if (!uploads || !isUpload(request)) return bodies.gather(exchange, (body) => upstream.send({ ...asked, body }));
    const body = streamedBody(exchange, controller);
    const sized = length === undefined ? asked.headers : { ...asked.headers, 'content-length': length };
    return uploads.send({ ...asked, headers: sized, body }).catch((error: unknown) => {
      // Whoever is refused before there is a connection still sends, and hears nothing until that is read.
      body.destroy();
      throw error;
    });
  };
  await relay(exchange, await send(), { kind, policyFor });
};
