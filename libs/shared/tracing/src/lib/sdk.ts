import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { context, propagation, trace, type TextMapPropagator } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { activeSpan } from './active-span.ts';
import { countEndedSpans } from './ended-spans.ts';
import { observedExporter } from './observed-exporter.ts';
import { setRequestSpan } from './request-span.ts';
import { createSampler } from './samplers.ts';
import type { Program, Tracing, TracingLog, TracingSettings } from './start-tracing.ts';

const maxStopMs = 2_000;

/** Interval at which spans are sent. It is short, because a trace is usually needed soon after its request. */
const sendEveryMs = 1_000;

/** Statements of filters are long. */
const maxAttributeLength = 8_192;

/** Node's pipelines listen to a response nearly as often as Node warns about. The instrumentation listens as well. */
const maxResponseListeners = 20;

/** Requests of operators and of metrics, on the internal ports. They do not come from visitors. */
const isInner = (url: string | undefined) => /^\/(?:health|metrics|internal)(?:[/?]|$)/.test(url ?? '');

/**
 * The gateway takes no trace from a visitor, who could otherwise choose ids and what is sampled. The API passes none on:
 * it calls only providers outside the site.
 */
const propagatorOf = (program: Program): TextMapPropagator => {
  const w3c = new W3CTraceContextPropagator();
  return {
    inject: (...args) => (program === 'api' ? undefined : w3c.inject(...args)),
    extract: (...args) => (program === 'gateway' ? args[0] : w3c.extract(...args)),
    fields: () => w3c.fields(),
  };
};

/**
 * Instrumentations change prototypes of `http` and `pg` when these are next required. The programs have imported them
 * before, which makes no difference to a prototype, and needs no hooks in the loading of modules.
 */
const requireInstrumented = (program: Program) => {
  const require = createRequire(import.meta.url);
  require('node:http');
  if (program !== 'api') return;
  require('pg');
  createRequire(require.resolve('pg'))('pg-pool');
};

const instrument = (program: Program) => {
  new HttpInstrumentation({
    disableOutgoingRequestInstrumentation: true,
    ignoreIncomingRequestHook: ({ url }) => isInner(url),
    responseHook: (_span, response) => void response.setMaxListeners(maxResponseListeners),
  });
  new UndiciInstrumentation({ requireParentforSpans: true });
  if (program === 'api') new PgInstrumentation({ requireParentSpan: true });
  requireInstrumented(program);
};

/** Starts OpenTelemetry in this process. `endpoint` is the base URL of the collector, as OpenTelemetry defines it. */
export const startSdk = (
  program: Program,
  { endpoint, ...settings }: TracingSettings & { endpoint: string },
  log: TracingLog,
): Tracing => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(resourceFromAttributes({ 'service.name': `yoodee-${program}` })),
    sampler: createSampler(settings.OTEL_TRACES_SAMPLER, settings.OTEL_TRACES_SAMPLER_ARG),
    spanLimits: { attributeValueLengthLimit: maxAttributeLength },
    spanProcessors: [
      countEndedSpans,
      new BatchSpanProcessor({ exporter: observedExporter(exporter, log), scheduledDelayMillis: sendEveryMs }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(propagatorOf(program));
  trace.setGlobalTracerProvider(provider);
  setRequestSpan(activeSpan);
  instrument(program);
  log.info({ sampler: settings.OTEL_TRACES_SAMPLER }, 'traces are on');
  return {
    async stop() {
      await Promise.race([provider.shutdown().catch(() => undefined), delay(maxStopMs, undefined, { ref: false })]);
    },
  };
};
