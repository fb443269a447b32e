import type { Site } from '@yoodee/public-page';
import { about, port } from '@yoodee/site/settings';
import { samplerNames } from '@yoodee/tracing';
import * as z from 'zod/mini';

/**
 * Every setting of the public app's server. A setting that several programs read is described in only one of their
 * schemas.
 */
export const Env = z.object({
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'production'),
  PUBLIC_APP_HOST: z
    ._default(z.string(), '127.0.0.1')
    .check(about('network', 'Address that the public app listens on.')),
  PUBLIC_APP_PORT: port(4202).check(about('network', 'Port of the public app.')),
  PUBLIC_ORIGIN: z._default(z.url({ protocol: /^https?$/ }), 'http://localhost:4200'),
  API_ORIGIN: z._default(z.url({ protocol: /^https?$/ }), 'http://127.0.0.1:4201'),
  OFFLINE_PAGES: z
    ._default(z.enum(['0', '1']), '1')
    .check(
      about(
        'site',
        '`1` lets visitors read saved and compared assets offline. `0` removes the service worker from browsers at their next visit.',
      ),
    ),
  MAP_STYLE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  OTEL_TRACES_SAMPLER: z._default(z.enum(samplerNames), 'parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.gte(0), z.lte(1)), 1),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(z.string()),
  OTEL_RESOURCE_ATTRIBUTES: z.optional(z.string()),
});
export type Env = z.output<typeof Env>;

/** Reads and validates the settings. For an invalid setting, prints its name, but never its value, and exits. */
export const readEnv = (source: NodeJS.ProcessEnv): Env => {
  const parsed = z.safeParse(Env, Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  process.stderr.write(`Wrong setting. ${problems.join('; ')}. See docs/settings.md.\n`);
  process.exit(1);
};

/** The settings that pages use. */
export const readSite = ({ PUBLIC_ORIGIN, MAP_STYLE_URL }: Env): Site => ({
  origin: new URL(PUBLIC_ORIGIN).origin,
  ...(MAP_STYLE_URL && { mapStyleUrl: MAP_STYLE_URL }),
});
