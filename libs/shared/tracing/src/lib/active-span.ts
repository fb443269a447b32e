import { trace, TraceFlags } from '@opentelemetry/api';
import type { RequestSpan } from './request-span.ts';

/** The span that OpenTelemetry has active in the current asynchronous context. */
export const activeSpan: RequestSpan = {
  describe({ id, method, route }) {
    const span = trace.getActiveSpan();
    span?.updateName(`${method ?? 'GET'} ${route}`);
    span?.setAttributes({ 'http.route': route, 'yoodee.request_id': id });
  },
  noteCache(state) {
    trace.getActiveSpan()?.setAttribute('yoodee.cache', state);
  },
  traceId() {
    const span = trace.getActiveSpan()?.spanContext();
    return span && (span.traceFlags & TraceFlags.SAMPLED) !== 0 ? span.traceId : undefined;
  },
};
