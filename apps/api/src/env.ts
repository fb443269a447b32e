import * as z from 'zod/mini';

const port = (fallback: number) => z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), fallback);
const count = (fallback: number, max: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(max)), fallback);

/** Development only: known to everybody, so production refuses it. */
const developmentSecret = 'development-secret-that-everybody-knows-0123456789';

/** Every setting of the API, each in `.env.example`. */
export const Env = z.object({
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'development'),
  API_HOST: z._default(z.string(), '127.0.0.1'),
  API_PORT: port(4201),
  /** Health, metrics and the content version; never behind the gateway. */
  API_INNER_PORT: port(4203),
  PUBLIC_ORIGIN: z._default(z.url({ protocol: /^https?$/ }), 'http://localhost:4200'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** A read replica of it, for what visitors read. */
  DATABASE_REPLICA_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  STORAGE: z._default(z.enum(['disk', 's3']), 'disk'),
  /** An S3-compatible store, read where STORAGE is s3. */
  S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  S3_REGION: z._default(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string().check(z.minLength(1))),
  S3_SECRET_ACCESS_KEY: z.optional(z.string().check(z.minLength(1))),
  JWT_SECRET: z._default(z.string().check(z.minLength(32)), developmentSecret),
  SMS_PROVIDER: z._default(z.enum(['outbox', 'twilio', 'thaibulksms']), 'outbox'),
  /** Account at the provider: Twilio's SID and auth token, ThaiBulkSMS' key and secret. */
  SMS_ACCOUNT: z.optional(z.string().check(z.regex(/^[\w-]{1,100}$/))),
  SMS_SECRET: z.optional(z.string().check(z.minLength(1))),
  /** Whom messages are from, as registered with the provider: a name, a number, or a Messaging Service's SID. */
  SMS_SENDER: z.optional(z.string().check(z.regex(/^[\w+. -]{1,40}$/))),
  /** LINE Login channel; without one, LINE answers that it cannot be reached. The addresses are LINE's own unless set. */
  LINE_CHANNEL_ID: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  LINE_CHANNEL_SECRET: z.optional(z.string().check(z.minLength(32))),
  LINE_AUTHORIZE_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://access.line.me/oauth2/v2.1/authorize'),
  LINE_TOKEN_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://api.line.me/oauth2/v2.1/token'),
  LINE_ISSUER: z._default(z.url({ protocol: /^https?$/ }), 'https://access.line.me'),
  OTP_DIGITS: count(6, 8),
  OTP_LIFE_S: count(300, 3_600),
  OTP_RESEND_S: count(60, 3_600),
  OTP_TRIES: count(5, 20),
  OTP_SENDS_PER_10_MIN: count(5, 1_000),
  OTP_SENDS_PER_DAY: count(10, 10_000),
  OTP_SENDS_PER_HOUR_IP: count(20, 100_000),
  /** Per thousand neighbouring numbers: what pumped text messages have in common. */
  OTP_SENDS_PER_HOUR_PREFIX: count(10, 100_000),
  OTP_VERIFIES_PER_5_MIN_IP: count(30, 100_000),
  /** Enquiries from one address. */
  LEADS_PER_HOUR_IP: count(5, 100_000),
  /** Countries whose phones may sign in, as ISO codes. */
  OTP_COUNTRIES: z._default(z.string().check(z.regex(/^[A-Z]{2}(,[A-Z]{2})*$/)), 'TH'),
  /** Demonstration assets put into an empty database; 0 for none. */
  SEED: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 1_200),
  /** Draws the demonstration's pictures before they are asked for; 0 leaves the minute of processor time that it takes. */
  DRAW_AHEAD: z._default(z.enum(['0', '1']), '1'),
  /** Set where the outbox is a development convenience on purpose, e.g. a demonstration of a production build. */
  ALLOW_DEVELOPMENT_TRANSPORTS: z._default(z.enum(['0', '1']), '0'),
  /** The API's description for programmers: open by itself in development only. */
  API_DOCS: z.optional(z.enum(['0', '1'])),
});
export type Env = z.output<typeof Env>;

/** What a choice cannot do without. */
const needs: readonly { choice: 'STORAGE' | 'SMS_PROVIDER'; is: string; names: readonly (keyof Env)[] }[] = [
  { choice: 'STORAGE', is: 's3', names: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] },
  { choice: 'SMS_PROVIDER', is: 'twilio', names: ['SMS_ACCOUNT', 'SMS_SECRET', 'SMS_SENDER'] },
  { choice: 'SMS_PROVIDER', is: 'thaibulksms', names: ['SMS_ACCOUNT', 'SMS_SECRET', 'SMS_SENDER'] },
];

/** A setting is missing or wrong; the message names it and never shows its value. */
export class SettingError extends Error {}

/** Reads the settings once. Throws {@link SettingError}. */
export const readEnv = (source: NodeJS.ProcessEnv): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(Env, given);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`))];
    throw new SettingError(`Wrong setting. ${names.join('; ')}. See .env.example.`);
  }
  const env = parsed.data;
  for (const { choice, is, names } of needs.filter((need) => env[need.choice] === need.is)) {
    const missing = names.find((name) => env[name] === undefined);
    if (missing) throw new SettingError(`Wrong setting. ${missing}: ${choice}=${is} needs it. See .env.example.`);
  }
  if (env.DATABASE_REPLICA_URL !== undefined && env.DATABASE_URL === undefined)
    throw new SettingError('Wrong setting. DATABASE_URL: DATABASE_REPLICA_URL needs it. See .env.example.');
  if (env.NODE_ENV === 'production' && env.ALLOW_DEVELOPMENT_TRANSPORTS === '0') {
    if (env.JWT_SECRET === developmentSecret)
      throw new SettingError('Wrong setting. JWT_SECRET: set one of your own, 32 characters or more.');
    if (env.SMS_PROVIDER === 'outbox')
      throw new SettingError('Wrong setting. SMS_PROVIDER: outbox is for development only.');
  }
  return { ...env, API_DOCS: env.API_DOCS ?? (env.NODE_ENV === 'production' ? '0' : '1') };
};
