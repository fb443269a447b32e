import { trace, TraceFlags } from '@opentelemetry/api';

/**
 * Names the span of the current request. `route` is a pattern or the name of a page, never an address: addresses contain
 * search words and tokens. Does nothing without traces.
 */
export const describeRequest = (request: { id: string; method: string | undefined; route: string }): void => {
  const span = trace.getActiveSpan();
  if (!span) return;
  span.updateName(`${request.method ?? 'GET'} ${request.route}`);
  span.setAttributes({ 'http.route': request.route, 'yoodee.request_id': request.id });
};

/** Adds how the page cache handled the current request. */
export const noteOnRequest = (note: { cache: string | undefined }): void => {
  if (note.cache !== undefined) trace.getActiveSpan()?.setAttribute('yoodee.cache', note.cache);
};

/** The id of the current trace, for log lines. Undefined without traces, and where the sampler leaves the trace out. */
export const traceId = (): string | undefined => {
  const span = trace.getActiveSpan()?.spanContext();
  return span && (span.traceFlags & TraceFlags.SAMPLED) !== 0 ? span.traceId : undefined;
};
