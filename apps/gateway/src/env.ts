import { parseFrameOrigins } from '@yoodee/site';
import { about, port } from '@yoodee/site/settings';
import { samplerNames } from '@yoodee/tracing';
import * as z from 'zod/mini';
import { parseNetworks } from './proxy/client-address.ts';

/** A text that `read` understands, which answers null to others. */
const readBy = <Value>(read: (text: string) => Value | null, what: string) =>
  z.pipe(
    z.string('set').check(z.refine((text) => read(text) !== null, what)),
    z.transform((text: string) => read(text)!),
  );

const parseOrigin = (text: string): string | null => {
  const url = URL.parse(text);
  const isOrigin =
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.username === '';
  return isOrigin ? url.origin : null;
};

const parseOrigins = (list: string): string[] | null => {
  const origins = list.split(',').flatMap((part) => (part.trim() ? [parseOrigin(part.trim())] : []));
  return origins.every((origin) => origin !== null) ? origins : null;
};

const origin = readBy(parseOrigin, 'an http or https origin without a path');
const origins = readBy(parseOrigins, 'origins without a path, with commas between them');
const networks = readBy(parseNetworks, 'addresses or networks with commas, as 127.0.0.1,10.0.0.0/8');
const frameOrigins = readBy(parseFrameOrigins, 'https origins without a path, with commas between them');
const httpUrl = (what: string) => z.url({ protocol: /^https?$/, error: what });
const aShare = 'a number from 0 to 1';
const wholeNumber = (what: string, least = 0) => z.coerce.number(what).check(z.int(what), z.gte(least, what));

const settings = z
  .object({
    NODE_ENV: z._default(
      z.enum(['development', 'test', 'production'], 'development, test or production'),
      'production',
    ),
    HOST: z
      ._default(z.string(), '127.0.0.1')
      .check(about('network', 'Address that the gateway listens on, with both of its ports.')),
    PORT: port(4200),
    INNER_PORT: port(4290).check(
      about(
        'network',
        'Port for the health checks and metrics of the gateway. Never expose it to the internet.',
        '`4290`; `$PORT + 4` with `npm start`',
      ),
    ),
    PUBLIC_ORIGIN: origin,
    API_ORIGIN: origin.check(
      about(
        'network',
        'URL where the gateway and the public app reach the API. Required by the gateway.',
        '`http://127.0.0.1:4201` for the public app',
      ),
    ),
    API_INNER_ORIGIN: origin.check(
      about('network', 'URL where the gateway reaches the inner port of the API. Required by the gateway.'),
    ),
    PUBLIC_APP_ORIGIN: origin.check(
      about('network', 'URL where the gateway reaches the public app. Required by the gateway.'),
    ),
    ACCOUNT_DIST: z
      .optional(z.string())
      .check(
        about('network', 'Folder of the built account app. The gateway needs either this setting or `ACCOUNT_ORIGIN`.'),
      ),
    ACCOUNT_ORIGIN: z
      .optional(origin)
      .check(about('network', 'URL of the development server of the account app, instead of a build.')),
    TRUSTED_PROXIES: z
      .prefault(networks, '')
      .check(
        about(
          'site',
          'Proxies in front of the gateway whose `X-Forwarded-For` is trusted: addresses or networks separated by commas, e.g. `127.0.0.1,10.0.0.0/8`.',
          'none',
        ),
      ),
    MAP_STYLE_URL: z
      .optional(httpUrl('an http or https address'))
      .check(about('site', 'URL of a MapLibre style for maps. Pages may load data from its origin.', 'our own map')),
    MAP_ORIGINS: z
      .prefault(origins, '')
      .check(
        about(
          'site',
          'Other origins that the map style loads tiles, fonts or images from, separated by commas.',
          'none',
        ),
      ),
    MAP_SATELLITE: z.optional(httpUrl('an http or https address')),
    FRAME_ORIGINS: z
      .prefault(frameOrigins, '')
      .check(
        about(
          'site',
          'Origins besides YouTube and Vimeo whose frames news and services may embed, separated by commas, e.g. `https://tours.example`. Give it to the API as well.',
          'none',
        ),
      ),
    CACHE_MB: z
      ._default(wholeNumber('a size in megabytes', 1), 64)
      .check(about('site', 'Memory of the gateway for cached pages, in megabytes.')),
    LOG_HASH_KEY: z
      .optional(z.string().check(z.minLength(32, 'at least 32 characters')))
      .check(
        about(
          'site',
          'Secret for the hashes of addresses in the log lines of the gateway, at least 32 characters. Set it to follow a client across restarts and replicas.',
          'derived from `JWT_SECRET` with `npm start`, else random at each start',
        ),
      ),
    RENDERS_PER_CLIENT: z
      ._default(wholeNumber('a number of pages, 1 to 32', 1).check(z.lte(32, 'at most 32')), 1)
      .check(
        about(
          'site',
          'Pages that the gateway lets one IP address (IPv6: a /64) have rendered at the same time, of 32 for all. Further ones of that address wait. Cached pages do not count.',
        ),
      ),
    DRAIN_MS: z
      .optional(wholeNumber('a time in milliseconds').check(z.lte(20_000, 'at most 20000 ms')))
      .check(
        about(
          'network',
          'Milliseconds between failing the readiness check and closing, so that a load balancer stops sending requests.',
          '`3000` in production, `0` with `npm start`',
        ),
      ),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .optional(httpUrl('an http or https URL'))
      .check(
        about(
          'tracing',
          'Base URL of a collector for OTLP over HTTP, e.g. `http://127.0.0.1:4318`. Traces are sent to `/v1/traces` below it.',
          'no traces',
        ),
      ),
    OTEL_TRACES_SAMPLER: z
      ._default(z.enum(samplerNames, 'a sampler of OpenTelemetry'), 'parentbased_always_on')
      .check(
        about(
          'tracing',
          'Which requests are traced. With `parentbased_…` the gateway decides for all programs. The `…traceidratio` ones keep the share of `OTEL_TRACES_SAMPLER_ARG`.',
        ),
      ),
    OTEL_TRACES_SAMPLER_ARG: z
      ._default(z.coerce.number(aShare).check(z.gte(0, aShare), z.lte(1, aShare)), 1)
      .check(about('tracing', 'Share of the requests that a ratio sampler traces.')),
    OTEL_EXPORTER_OTLP_HEADERS: z
      .optional(z.string())
      .check(
        about(
          'tracing',
          'Headers for the collector, e.g. `authorization=Bearer%20secret`, separated by commas. OpenTelemetry’s exporter reads this setting and its others, such as `OTEL_EXPORTER_OTLP_TIMEOUT` and `OTEL_EXPORTER_OTLP_COMPRESSION`, itself.',
        ),
      ),
    OTEL_RESOURCE_ATTRIBUTES: z
      .optional(z.string())
      .check(
        about('tracing', 'Attributes of all traces, e.g. `deployment.environment.name=production,service.version=3`.'),
      ),
  })
  .check(
    z.refine(({ ACCOUNT_DIST, ACCOUNT_ORIGIN }) => (ACCOUNT_DIST === undefined) !== (ACCOUNT_ORIGIN === undefined), {
      path: ['ACCOUNT_DIST'],
      error: 'exactly one of ACCOUNT_DIST and ACCOUNT_ORIGIN',
    }),
  );

/** Every setting of the gateway. A setting that several programs read is described in one of their schemas only. */
export const Env = z.pipe(
  settings,
  z.transform((env: z.output<typeof settings>) => ({
    ...env,
    MAP_ORIGINS: [
      ...[env.MAP_STYLE_URL, env.MAP_SATELLITE].flatMap((url) => (url === undefined ? [] : [new URL(url).origin])),
      ...env.MAP_ORIGINS,
    ],
    DRAIN_MS: env.DRAIN_MS ?? (env.NODE_ENV === 'production' ? 3000 : 0),
  })),
);

export type Env = z.output<typeof Env>;

export type EnvResult = { ok: true; env: Env } | { ok: false; problems: readonly string[] };

/**
 * Reads the settings; an empty one counts as unset. Error messages name the variable and the expected format, never the
 * value, which may be a secret.
 */
export const parseEnv = (source: Record<string, string | undefined>): EnvResult => {
  const result = z.safeParse(Env, Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')));
  if (result.success) return { ok: true, env: result.data };
  return {
    ok: false,
    problems: result.error.issues.map(({ path, message }) => `${path.join('.')} must be ${message}`),
  };
};
