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

const wholeNumber = (what: string) => z.coerce.number({ error: what }).int(what).nonnegative(what);

/** Settings of the gateway. `INNER_PORT` serves health checks and must not be reachable from outside. */
const Env = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production'], 'development, test or production').default('production'),
    HOST: z.string().default('127.0.0.1'),
    PORT: port.default(4200),
    INNER_PORT: port.default(4290),
    PUBLIC_ORIGIN: origin,
    API_ORIGIN: origin,
    API_INNER_ORIGIN: origin,
    PUBLIC_APP_ORIGIN: origin,
    ACCOUNT_DIST: z.string().optional(),
    ACCOUNT_ORIGIN: origin.optional(),
    /** Proxies in front of the gateway whose word on a visitor's address counts. */
    TRUSTED_PROXIES: networks.prefault(''),
    /** The style that maps are drawn in instead of our own; pages name it, and may fetch from its origin. */
    MAP_STYLE_URL: z.url({ protocol: /^https?$/, error: 'an http or https address' }).optional(),
    /** Origins that the style fetches from besides its own: tiles, letters, pictures. */
    MAP_ORIGINS: origins,
    CACHE_MB: wholeNumber('a size in megabytes').min(1, 'a size in megabytes').default(64),
    /** Milliseconds between failing readiness and closing, for balancers to look away. Unset: 3,000 in production, else 0. */
    DRAIN_MS: wholeNumber('a time in milliseconds').max(20_000, 'at most 20000 ms').optional(),
  })
  .refine(({ ACCOUNT_DIST, ACCOUNT_ORIGIN }) => (ACCOUNT_DIST === undefined) !== (ACCOUNT_ORIGIN === undefined), {
    path: ['ACCOUNT_DIST'],
    error: 'exactly one of ACCOUNT_DIST and ACCOUNT_ORIGIN',
  })
  .transform((env) => ({
    ...env,
    MAP_ORIGINS: [...(env.MAP_STYLE_URL ? [new URL(env.MAP_STYLE_URL).origin] : []), ...env.MAP_ORIGINS],
    DRAIN_MS: env.DRAIN_MS ?? (env.NODE_ENV === 'production' ? 3000 : 0),
  }));

export type Env = z.output<typeof Env>;

export type EnvResult = { ok: true; env: Env } | { ok: false; problems: readonly string[] };

/**
 * Reads the settings; an empty one counts as unset. Problems name the variable and what it must be,
 * never the value it had: that may be a secret.
 */
export const parseEnv = (source: Record<string, string | undefined>): EnvResult => {
  const result = Env.safeParse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')));
  if (result.success) return { ok: true, env: result.data };
  return {
    ok: false,
    problems: result.error.issues.map(({ path, message }) => `${path.join('.')} must be ${message}`),
  };
};
