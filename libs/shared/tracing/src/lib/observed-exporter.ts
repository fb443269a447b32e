import { ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { Counter } from 'prom-client';
import { permittedSpan } from './permitted-spans.ts';
import type { TracingLog } from './start-tracing.ts';

const sent = new Counter({
  name: 'yoodee_trace_spans_total',
  help: 'Spans of traces by outcome: sent to the collector, or lost because it did not take them.',
  labelNames: ['outcome'] as const,
});

/**
 * Sends the permitted part of spans, counts them, and logs the beginning and the end of an outage of the collector. One
 * line for each attempt would fill the log.
 */
export const observedExporter = (exporter: SpanExporter, log: TracingLog): SpanExporter => {
  for (const outcome of ['sent', 'lost'] as const) sent.inc({ outcome }, 0);
  let isOut = false;
  return {
    export(spans, done) {
      exporter.export(spans.map(permittedSpan), (result) => {
        const isSent = result.code === ExportResultCode.SUCCESS;
        sent.inc({ outcome: isSent ? 'sent' : 'lost' }, spans.length);
        if (!isSent && !isOut) log.warn({ reason: result.error?.message }, 'traces cannot be sent');
        if (isSent && isOut) log.info({}, 'traces are sent again');
        isOut = !isSent;
        // The processor would report each failure again.
        done({ code: ExportResultCode.SUCCESS });
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
};
