import type { SamplerName } from './sampler-names.ts';

export type Program = 'gateway' | 'public' | 'api';

/** The settings of OpenTelemetry that the programs read; see docs/settings.md. */
export interface TracingSettings {
  /** Address of the collector. Without it there are no traces. */
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_TRACES_SAMPLER: SamplerName;
  /** Share of the traces that a ratio sampler keeps, 0 to 1. */
  readonly OTEL_TRACES_SAMPLER_ARG: number;
}

/** Receives the beginning and the end of an outage of the collector. */
export interface TracingLog {
  warn(fields: object, message: string): void;
  info(fields: object, message: string): void;
}

export interface Tracing {
  /** Sends the remaining spans. Takes at most two seconds, also without a collector. */
  stop(): Promise<void>;
}

const off: Tracing = { stop: async () => undefined };

/**
 * Starts to trace this program's requests, its calls to other programs and its statements, if the settings name a
 * collector. The SDK is loaded only then.
 */
export const startTracing = async (program: Program, settings: TracingSettings, log: TracingLog): Promise<Tracing> => {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return off;
  const { startSdk } = await import('./sdk.ts');
  return startSdk(program, { ...settings, endpoint }, log);
};
