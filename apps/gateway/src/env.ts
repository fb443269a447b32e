import * as z from 'zod';

const port = z.coerce.number({ error: 'a port' }).int('a port').min(0, 'a port').max(65_535, 'a port');

const origin = z
  .url({ protocol: /^https?$/, error: 'an http or https origin' })
  .refine((value) => URL.parse(value)?.pathname === '/', 'an origin without a path')
  .transform((value) => new URL(value).origin);

const wholeNumber = (what: string) => z.coerce.number({ error: what }).int(what).nonnegative(what);

/** Settings of the gateway. `INNER_PORT` serves health checks and must not be reachable from outside. */
const Env = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production'], 'development, test or production').default('production'),
    HOST: z.string().min(1, 'an address to listen on').default('127.0.0.1'),
    PORT: port.default(4200),
    INNER_PORT: port.default(4290),
    PUBLIC_ORIGIN: origin,
    API_ORIGIN: origin,
    API_INNER_ORIGIN: origin,
    PUBLIC_APP_ORIGIN: origin,
    ACCOUNT_DIST: z.string().min(1, 'a directory').optional(),
    ACCOUNT_ORIGIN: origin.optional(),
    CACHE_MB: wholeNumber('a size in megabytes').min(1, 'a size in megabytes').default(64),
    /** Milliseconds between failing readiness and closing, for balancers to look away. Unset: 3,000 in production, else 0. */
    DRAIN_MS: wholeNumber('a time in milliseconds').max(20_000, 'at most 20000 ms').optional(),
  })
  .refine(({ ACCOUNT_DIST, ACCOUNT_ORIGIN }) => (ACCOUNT_DIST === undefined) !== (ACCOUNT_ORIGIN === undefined), {
    path: ['ACCOUNT_DIST'],
    error: 'exactly one of ACCOUNT_DIST and ACCOUNT_ORIGIN',
  })
  .transform((env) => ({ ...env, DRAIN_MS: env.DRAIN_MS ?? (env.NODE_ENV === 'production' ? 3000 : 0) }));

export type Env = z.output<typeof Env>;

export type EnvResult = { ok: true; env: Env } | { ok: false; problems: readonly string[] };

/** Reads the settings. Problems name the variable and what it must be, never the value it had: that may be a secret. */
export const parseEnv = (source: Record<string, string | undefined>): EnvResult => {
  const result = Env.safeParse(source);
  if (result.success) return { ok: true, env: result.data };
  return {
    ok: false,
    problems: result.error.issues.map(({ path, message, code }) => {
      const name = path.join('.');
      return `${name} must be ${code === 'invalid_type' && source[name] === undefined ? 'set' : message}`;
    }),
  };
};
