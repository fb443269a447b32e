import { parseFrameOrigins } from '@yoodee/site';
import { samplerNames } from '@yoodee/tracing';
import * as z from 'zod';
import { parseNetworks } from './proxy/client-address.ts';

const port = z.coerce.number({ error: 'a port' }).int('a port').min(0, 'a port').max(65_535, 'a port');

const isOrigin = (value: string) => {
  const url = URL.parse(value);
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.username === ''
  );
};

const origin = z
  .string('set')
  .refine(isOrigin, 'an http or https origin without a path')
  .transform((value) => new URL(value).origin);

const networks = z.string().transform((list, context) => {
  const parsed = parseNetworks(list);
  if (parsed) return parsed;
  context.addIssue('addresses or networks with commas, as 127.0.0.1,10.0.0.0/8');
  return z.NEVER;
});

const origins = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .refine((parts) => parts.every(isOrigin), 'origins without a path, with commas between them')
  .transform((parts) => parts.map((part) => new URL(part).origin));

const frameOrigins = z
  .string()
  .default('')
  .transform((list, context) => {
    const parsed = parseFrameOrigins(list);
    if (parsed) return parsed;
    context.addIssue('https origins without a path, with commas between them');
    return z.NEVER;
  });

const wholeNumber = (what: string) => z.coerce.number({ error: what }).int(what).nonnegative(what);

/** Metadata of a setting: `docs/settings.md` and `.env.example` are generated from it. */
const about = (section: string, description: string, defaultText?: string) => ({ section, description, defaultText });

/** Every setting of the gateway. A setting that several programs read is described in one of their schemas only. */
export const Env = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production'], 'development, test or production').default('production'),
    HOST: z
      .string()
      .default('127.0.0.1')
      .meta(about('network', 'Address that the gateway listens on, with both of its ports.')),
    PORT: port.default(4200),
    INNER_PORT: port
      .default(4290)
      .meta(
        about(
          'network',
          'Port for the health checks and metrics of the gateway. Never expose it to the internet.',
          '`4290`; `$PORT + 4` with `npm start`',
        ),
      ),
    PUBLIC_ORIGIN: origin,
    API_ORIGIN: origin.meta(
      about(
        'network',
        'URL where the gateway and the public app reach the API. Required by the gateway.',
        '`http://127.0.0.1:4201` for the public app',
      ),
    ),
    API_INNER_ORIGIN: origin.meta(
      about('network', 'URL where the gateway reaches the inner port of the API. Required by the gateway.'),
    ),
    PUBLIC_APP_ORIGIN: origin.meta(
      about('network', 'URL where the gateway reaches the public app. Required by the gateway.'),
    ),
    ACCOUNT_DIST: z
      .string()
      .optional()
      .meta(
        about('network', 'Folder of the built account app. The gateway needs either this setting or `ACCOUNT_ORIGIN`.'),
      ),
    ACCOUNT_ORIGIN: origin
      .optional()
      .meta(about('network', 'URL of the development server of the account app, instead of a build.')),
    TRUSTED_PROXIES: networks
      .prefault('')
      .meta(
        about(
          'site',
          'Proxies in front of the gateway whose `X-Forwarded-For` is trusted: addresses or networks separated by commas, e.g. `127.0.0.1,10.0.0.0/8`.',
          'none',
        ),
      ),
    MAP_STYLE_URL: z
      .url({ protocol: /^https?$/, error: 'an http or https address' })
      .optional()
      .meta(about('site', 'URL of a MapLibre style for maps. Pages may load data from its origin.', 'our own map')),
    MAP_ORIGINS: origins.meta(
      about('site', 'Other origins that the map style loads tiles, fonts or images from, separated by commas.', 'none'),
    ),
    MAP_SATELLITE: z.url({ protocol: /^https?$/, error: 'an http or https address' }).optional(),
    FRAME_ORIGINS: frameOrigins.meta(
      about(
        'site',
        'Origins besides YouTube and Vimeo whose frames news and services may embed, separated by commas, e.g. `https://tours.example`. Give it to the API as well.',
        'none',
      ),
    ),
    CACHE_MB: wholeNumber('a size in megabytes')
      .min(1, 'a size in megabytes')
      .default(64)
      .meta(about('site', 'Memory of the gateway for cached pages, in megabytes.')),
    LOG_HASH_KEY: z
      .string()
      .min(32, 'at least 32 characters')
      .optional()
      .meta(
        about(
          'site',
          'Secret for the hashes of addresses in the log lines of the gateway, at least 32 characters. Set it to follow a client across restarts and replicas.',
          'derived from `JWT_SECRET` with `npm start`, else random at each start',
        ),
      ),
    RENDERS_PER_CLIENT: wholeNumber('a number of pages')
      .min(1, 'at least 1')
      .max(32, 'at most 32')
      .default(1)
      .meta(
        about(
          'site',
          'Pages that the gateway lets one IP address (IPv6: a /64) have rendered at the same time, of 32 for all. Further ones of that address wait. Cached pages do not count.',
        ),
      ),
    DRAIN_MS: wholeNumber('a time in milliseconds')
      .max(20_000, 'at most 20000 ms')
      .optional()
      .meta(
        about(
          'network',
          'Milliseconds between failing the readiness check and closing, so that a load balancer stops sending requests.',
          '`3000` in production, `0` with `npm start`',
        ),
      ),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'an http or https URL' })
      .optional()
      .meta(
        about(
          'tracing',
          'Base URL of a collector for OTLP over HTTP, e.g. `http://127.0.0.1:4318`. Traces are sent to `/v1/traces` below it.',
          'no traces',
        ),
      ),
    OTEL_TRACES_SAMPLER: z
      .enum(samplerNames, 'a sampler of OpenTelemetry')
      .default('parentbased_always_on')
      .meta(
        about(
          'tracing',
          'Which requests are traced. With `parentbased_…` the gateway decides for all programs. The `…traceidratio` ones keep the share of `OTEL_TRACES_SAMPLER_ARG`.',
        ),
      ),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number({ error: 'a number from 0 to 1' })
      .min(0, 'a number from 0 to 1')
      .max(1, 'a number from 0 to 1')
      .default(1)
      .meta(about('tracing', 'Share of the requests that a ratio sampler traces.')),
    OTEL_EXPORTER_OTLP_HEADERS: z
      .string()
      .optional()
      .meta(
        about(
          'tracing',
          'Headers for the collector, e.g. `authorization=Bearer%20secret`, separated by commas. OpenTelemetry’s exporter reads this setting and its others, such as `OTEL_EXPORTER_OTLP_TIMEOUT` and `OTEL_EXPORTER_OTLP_COMPRESSION`, itself.',
        ),
      ),
    OTEL_RESOURCE_ATTRIBUTES: z
      .string()
      .optional()
      .meta(
        about('tracing', 'Attributes of all traces, e.g. `deployment.environment.name=production,service.version=3`.'),
      ),
  })
  .refine(({ ACCOUNT_DIST, ACCOUNT_ORIGIN }) => (ACCOUNT_DIST === undefined) !== (ACCOUNT_ORIGIN === undefined), {
    path: ['ACCOUNT_DIST'],
    error: 'exactly one of ACCOUNT_DIST and ACCOUNT_ORIGIN',
  })
  .transform((env) => ({
    ...env,
    MAP_ORIGINS: [
      ...[env.MAP_STYLE_URL, env.MAP_SATELLITE].flatMap((url) => (url === undefined ? [] : [new URL(url).origin])),
      ...env.MAP_ORIGINS,
    ],
    DRAIN_MS: env.DRAIN_MS ?? (env.NODE_ENV === 'production' ? 3000 : 0),
  }));

export type Env = z.output<typeof Env>;

export type EnvResult = { ok: true; env: Env } | { ok: false; problems: readonly string[] };

/**
 * Reads the settings; an empty one counts as unset. Error messages name the variable and the expected format, never the
 * value, which may be a secret.
 */
export const parseEnv = (source: Record<string, string | undefined>): EnvResult => {
  const result = Env.safeParse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')));
  if (result.success) return { ok: true, env: result.data };
  return {
    ok: false,
    problems: result.error.issues.map(({ path, message }) => `${path.join('.')} must be ${message}`),
  };
};
