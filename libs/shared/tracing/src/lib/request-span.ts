/** The span of the current request. The SDK implements it, so that nothing of OpenTelemetry is loaded without traces. */
export interface RequestSpan {
  describe(request: { id: string; method: string | undefined; route: string }): void;
  noteCache(state: string): void;
  traceId(): string | undefined;
}

let current: RequestSpan | undefined;

export const setRequestSpan = (span: RequestSpan): void => {
  current = span;
};

/**
 * Names the span of the current request. `route` is a pattern or the name of a page, never an address: addresses contain
 * search words and tokens. Does nothing without traces.
 */
export const describeRequest: RequestSpan['describe'] = (request) => current?.describe(request);

/** Adds how the page cache handled the current request, if it did. */
export const noteCache = (state: string | undefined): void => {
  if (state !== undefined) current?.noteCache(state);
};

/** The id of the current trace, for log lines. Undefined without traces, and where the sampler leaves the trace out. */
export const traceId = (): string | undefined => current?.traceId();
