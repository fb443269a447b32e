import type { PolicyFor } from '../csp/content-security-policy.ts';
import type { RequestContext } from '../http/request-context.ts';
import { requestHeaders, type UpstreamHeaders } from './headers.ts';
import { relay } from './relay.ts';
import { hasBody, isUpload, streamedBody, type BodyBuffer } from './request-body.ts';
import type { Upstream, UpstreamRequest } from './upstream.ts';

/** Aborts when the client disconnects, so that no upstream continues to work for it. */
export const abortOnDisconnect = ({ response }: RequestContext): AbortController => {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort(new Error('client disconnected'));
  });
  return controller;
};

/** Options that all forwarded requests of a site share. */
export interface ForwardOptions {
  /** Headers that tell upstreams the public origin. */
  readonly origin: UpstreamHeaders;
  readonly bodies: BodyBuffer;
  readonly policyFor: PolicyFor;
}

interface ForwardTarget extends ForwardOptions {
  readonly upstream: Upstream;
  /** For uploads, with its own connections. Without it uploads are buffered like any other body. */
  readonly uploads?: Upstream;
  /** For event streams, which do not end, with its own connections. */
  readonly streams?: Upstream;
  readonly kind: 'site' | 'api';
}

/** The paths of server-sent events, whatever the client says that it accepts. */
const isStream = (pathname: string) => /\/conversations?\/events$/.test(pathname);

/** Forwards one request. Replies and uploads are streamed; any other body is sent when it is complete. */
export const forward = async (
  context: RequestContext,
  { upstream: shared, uploads, streams, kind, origin, bodies, policyFor }: ForwardTarget,
): Promise<void> => {
  const { request, url, id, clientAddress } = context;
  const upstream = (isStream(url.pathname) ? streams : undefined) ?? shared;
  const controller = abortOnDisconnect(context);
  const { 'content-length': length, ...headers } = requestHeaders(request, {
    isTrusted: kind === 'api',
    clientAddress: clientAddress(),
  });
  const upstreamRequest: UpstreamRequest = {
    method: request.method ?? 'GET',
    path: url.pathname + url.search,
    headers: { ...headers, ...origin, 'x-request-id': id },
    signal: controller.signal,
  };
  const send = () => {
    if (!hasBody(request)) return upstream.send(upstreamRequest);
    if (!uploads || !isUpload(request))
      return bodies.withBody(context, (body) => upstream.send({ ...upstreamRequest, body }));
    const body = streamedBody(context, controller);
    const sized = length === undefined ? {} : { headers: { ...upstreamRequest.headers, 'content-length': length } };
    return uploads.send({ ...upstreamRequest, ...sized, body }).catch((error: unknown) => {
      // The client may still be sending. It does not receive the reply until its body has been read.
      body.destroy();
      throw error;
    });
  };
  await relay(context, await send(), { kind, policyFor });
};
