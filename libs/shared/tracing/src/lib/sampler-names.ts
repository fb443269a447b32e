/** The samplers of OpenTelemetry's `OTEL_TRACES_SAMPLER` that the programs know. */
export const samplerNames = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const;

export type SamplerName = (typeof samplerNames)[number];
