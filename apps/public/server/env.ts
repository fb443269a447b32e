import * as z from 'zod/mini';

const port = (fallback: number) => z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), fallback);

/** Every setting of the public site's server, each in `.env.example`. */
export const Env = z.object({
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'production'),
  PUBLIC_APP_HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_APP_PORT: port(4202),
  PUBLIC_ORIGIN: z._default(z.url({ protocol: /^https?$/ }), 'http://localhost:4200'),
  API_ORIGIN: z._default(z.url({ protocol: /^https?$/ }), 'http://127.0.0.1:4201'),
  /** 0 takes the service worker out of every browser that comes by. */
  OFFLINE_PAGES: z._default(z.enum(['0', '1']), '1'),
  MAP_STYLE_URL: z.optional(z.url({ protocol: /^https?$/ })),
});
export type Env = z.output<typeof Env>;

/** Reads the settings once; a wrong one ends the process, named, its value not shown. */
export const readEnv = (source: NodeJS.ProcessEnv): Env => {
  const parsed = z.safeParse(Env, Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  process.stderr.write(`Wrong setting. ${problems.join('; ')}. See .env.example.\n`);
  process.exit(1);
};
