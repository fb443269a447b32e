export { describeRequest, noteCache, traceId } from './lib/request-span.ts';
export { startTracing, type Program, type Tracing, type TracingSettings } from './lib/start-tracing.ts';
export { samplerNames } from './lib/sampler-names.ts';
