import { TraceFlags } from '@opentelemetry/api';
import type { SpanProcessor } from '@opentelemetry/sdk-trace';
import { Counter } from 'prom-client';

const ended = new Counter({
  name: 'yoodee_trace_spans_ended_total',
  help: 'Spans to be sent. Those that were neither sent nor lost wait in the queue, or did not fit into it.',
});

/** Counts sampled spans before the queue: those that do not fit into it reach no exporter, so nothing else counts them. */
export const countEndedSpans: SpanProcessor = {
  onStart() {},
  onEnd(span) {
    if (span.spanContext().traceFlags & TraceFlags.SAMPLED) ended.inc();
  },
  async forceFlush() {},
  async shutdown() {},
};
