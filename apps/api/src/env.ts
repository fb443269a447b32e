import { parseFrameOrigins } from '@yoodee/site';
import { about, port } from '@yoodee/site/settings';
import { samplerNames } from '@yoodee/tracing';
import * as z from 'zod/mini';
import { parseServerUrl } from './db/server-url.ts';

const count = (fallback: number, max: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(max)), fallback);

/** Development only. It is public, so production refuses it. */
const developmentSecret = 'development-secret-that-everybody-knows-0123456789';

const isSet = z.string().check(z.minLength(1));
const httpUrl = z.url({ protocol: /^https?$/ });
const postgresUrl = z
  .string()
  .check(z.refine((url) => parseServerUrl(url) !== null, 'postgres://user:password@host:port/name'));
const flag = z.enum(['0', '1']);

/** Every setting of the API. A setting that several programs read is described in one of their schemas only. */
export const Env = z.object({
  NODE_ENV: z
    ._default(z.enum(['production', 'development', 'test']), 'development')
    .check(
      about(
        'network',
        'Mode of the programs. `npm start` sets `production`, `npm run dev` sets `development`.',
        'depends on the program',
      ),
    ),
  API_HOST: z._default(z.string(), '127.0.0.1').check(about('network', 'Address that the API listens on.')),
  API_PORT: port(4201).check(about('network', 'Port of the API.')),
  API_INNER_PORT: port(4203).check(
    about('network', 'Port for the health checks and the content version of the API. Never expose it to the internet.'),
  ),
  PUBLIC_ORIGIN: z._default(httpUrl, 'http://localhost:4200'),
  DATA_DIR: z._default(isSet, '.data'),
  DATABASE_URL: z
    .optional(postgresUrl)
    .check(
      about(
        'site',
        'PostgreSQL 15 or newer, as `postgres://user:password@host/name`, or with a standby as `postgres://user:password@host1,host2/name?target_session_attrs=read-write`. Without it, the embedded database in `$DATA_DIR/postgres` is used.',
        'embedded database',
      ),
    ),
  DATABASE_DIRECT_URL: z
    .optional(postgresUrl)
    .check(
      about(
        'site',
        'The servers themselves, where `DATABASE_URL` is a pooler in transaction mode such as PgBouncer. Migrations run there, and changes of conversations arrive from there.',
      ),
    ),
  DATABASE_REPLICA_URL: z
    .optional(postgresUrl)
    .check(
      about(
        'site',
        'Read replica of `DATABASE_URL`, used for the public pages while it holds everything that the primary holds.',
      ),
    ),
  SEARCH_ENGINE: z
    ._default(z.enum(['memory', 'postgres', 'opensearch']), 'memory')
    .check(
      about(
        'site',
        'What answers searches: the index in the memory of each API; PostgreSQL by SQL, which is slower and shared by all; or OpenSearch, which has been tested with a stand-in for its server only. The index stands in where the other does not answer.',
      ),
    ),
  OPENSEARCH_URL: z
    .optional(httpUrl)
    .check(about('site', 'URL of OpenSearch 2 or 3, e.g. `https://search.internal:9200`.')),
  OPENSEARCH_USER: z
    .optional(isSet)
    .check(about('site', 'User of OpenSearch that may write indices and templates of `OPENSEARCH_INDEX`.')),
  OPENSEARCH_PASSWORD: z.optional(isSet).check(about('site', 'Password of that user.')),
  OPENSEARCH_CA: z
    .optional(isSet)
    .check(about('site', 'File with the certificate of the authority of OpenSearch (PEM), if it is one of your own.')),
  OPENSEARCH_INDEX: z
    ._default(z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,99}$/)), 'yoodee-listings')
    .check(about('site', 'Name of the index in OpenSearch: one for each site that shares a cluster.')),
  FRAME_ORIGINS: z._default(
    z.string().check(z.refine((list) => parseFrameOrigins(list) !== null, 'https origins without a path')),
    '',
  ),
  STORAGE: z
    ._default(z.enum(['disk', 's3']), 'disk')
    .check(about('storage', 'Where images are stored: `$DATA_DIR/images`, or a bucket of an S3-compatible store.')),
  S3_ENDPOINT: z
    .optional(httpUrl)
    .check(about('storage', 'URL of the S3-compatible store without the bucket, e.g. `http://127.0.0.1:9000`.')),
  S3_BUCKET: z
    .optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)))
    .check(about('storage', 'Name of the bucket. It can be private: only the API reads it.')),
  S3_REGION: z
    ._default(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), 'us-east-1')
    .check(about('storage', 'Region of the bucket. Stores without regions accept any value.')),
  S3_ACCESS_KEY_ID: z
    .optional(isSet)
    .check(about('storage', 'Access key of an account that can read, write, delete and list objects in the bucket.')),
  S3_SECRET_ACCESS_KEY: z.optional(isSet).check(about('storage', 'Secret of that access key.')),
  MAP_TILES: z
    .optional(z.string().check(z.regex(/^(s3:\/\/[\w.-]+(\/[\w.-]+)*|(?!\w+:\/\/).+)$/)))
    .check(
      about(
        'site',
        'PMTiles archive with the streets of maps, in the scheme of Protomaps: a file, or `s3://` and its path in the bucket `S3_BUCKET`.',
        'no streets',
      ),
    ),
  MAP_SATELLITE: z
    .optional(z.string().check(z.regex(/^https?:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})\S+$/)))
    .check(
      about(
        'site',
        'Satellite images for maps: the URL of a tile of 256 pixels with `{z}`, `{x}` and `{y}`. Visitors load it from there. Give it to the gateway as well.',
        'no satellite images',
      ),
    ),
  MAP_SATELLITE_CREDIT: z
    .optional(z.string().check(z.maxLength(200)))
    .check(about('site', 'Text that the provider of the satellite images asks for, shown on the map.')),
  MAP_SATELLITE_ZOOM: z
    ._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(22)), 17)
    .check(about('site', 'Closest zoom level of the satellite images. Closer views enlarge them.')),
  DISTRICT_OUTLINES: z
    .optional(isSet)
    .check(
      about(
        'site',
        'File with the outlines of districts, one GeoJSON feature in each line with `adm2_pcode`. Maps then outline the district of a search.',
        'no outlines',
      ),
    ),
  SUBDISTRICT_OUTLINES: z
    .optional(isSet)
    .check(
      about(
        'site',
        'File with the outlines of subdistricts, one GeoJSON feature in each line with `adm3_pcode`. The listing form then knows the subdistrict of a pin, and maps outline the subdistrict of a search.',
        'guessed from listings nearby',
      ),
    ),
  OUTLINES_CREDIT: z
    .optional(z.string().check(z.maxLength(200)))
    .check(about('site', 'Text that the provider of the outlines asks for, shown on maps with an outline.')),
  STATION_EXITS: z
    .optional(isSet)
    .check(
      about(
        'site',
        'File with the exits of stations from OpenStreetMap, one GeoJSON feature in each line. Maps and asset pages then show them.',
        'no exits',
      ),
    ),
  JWT_SECRET: z
    ._default(z.string().check(z.minLength(32)), developmentSecret)
    .check(
      about(
        'site',
        'Key that signs session tokens, 32 characters or more.',
        'created at the first start in `$DATA_DIR/jwt-secret`',
      ),
    ),
  SMS_PROVIDER: z
    ._default(z.enum(['outbox', 'twilio', 'thaibulksms']), 'outbox')
    .check(
      about(
        'messages',
        'How text messages are sent. `outbox` is for development: it writes one JSON file per message to `$DATA_DIR/outbox`.',
      ),
    ),
  SMS_ACCOUNT: z
    .optional(z.string().check(z.regex(/^[\w-]{1,100}$/)))
    .check(about('messages', 'Account at the provider: the account SID of Twilio, the API key of ThaiBulkSMS.')),
  SMS_SECRET: z
    .optional(isSet)
    .check(about('messages', 'Secret of that account: the auth token of Twilio, the API secret of ThaiBulkSMS.')),
  SMS_SENDER: z
    .optional(z.string().check(z.regex(/^[\w+. -]{1,40}$/)))
    .check(
      about(
        'messages',
        'Sender as registered with the provider: a name, a number, or the SID of a Twilio Messaging Service.',
      ),
    ),
  SMS_REMINDERS: z
    ._default(z.enum(['none', 'before', 'all']), 'none')
    .check(
      about(
        'messages',
        'Text messages about the time of a viewing to buyers without an account: `before` reminds them a day and two hours before, `all` also asks on the next day how it was. `npm start` sets `all` while `SMS_PROVIDER` is `outbox`.',
      ),
    ),
  LINE_CHANNEL_ID: z
    .optional(z.string().check(z.regex(/^[\w-]{1,64}$/)))
    .check(
      about(
        'line',
        'Id of the LINE Login channel. Register `$PUBLIC_ORIGIN/authenticate/line_login` and `$PUBLIC_ORIGIN/en/authenticate/line_login` as callback URLs. Without a channel, members sign in by phone only.',
        'a LINE simulator on localhost',
      ),
    ),
  LINE_CHANNEL_SECRET: z
    .optional(z.string().check(z.minLength(32)))
    .check(about('line', 'Secret of the LINE Login channel.')),
  LINE_AUTHORIZE_URL: z
    ._default(httpUrl, 'https://access.line.me/oauth2/v2.1/authorize')
    .check(about('line', 'URL of the LINE sign-in page. Change this setting and the next two to test without LINE.')),
  LINE_TOKEN_URL: z
    ._default(httpUrl, 'https://api.line.me/oauth2/v2.1/token')
    .check(about('line', 'URL where the API exchanges the code of LINE for a token.')),
  LINE_ISSUER: z
    ._default(httpUrl, 'https://access.line.me')
    .check(about('line', 'Issuer that the id tokens of LINE must name.')),
  LINE_MESSAGING_TOKEN: z
    .optional(isSet)
    .check(
      about(
        'line',
        'Long-lived channel access token of the Messaging API channel that sends notifications. It must belong to the same LINE provider as the LINE Login channel. Without it, members are not offered LINE in production.',
        'notifications are written to the file outbox in development',
      ),
    ),
  LINE_MESSAGING_URL: z
    ._default(httpUrl, 'https://api.line.me')
    .check(about('line', 'URL of the Messaging API. Change this setting to test without LINE.')),
  LINE_MESSAGING_SECRET: z
    .optional(z.string().check(z.minLength(32)))
    .check(
      about(
        'line',
        'Secret of the Messaging API channel, with which LINE signs what people write to the official account. Register `$PUBLIC_ORIGIN/api/line/webhook` as its webhook URL.',
      ),
    ),
  LINE_OFFICIAL_ACCOUNT: z
    .optional(z.string().check(z.regex(/^@[\w.-]{3,20}$/)))
    .check(
      about(
        'line',
        'Basic or premium id of the official account, for example `@yoodee`. With it, `LINE_MESSAGING_SECRET` and `LINE_MESSAGING_TOKEN`, visitors without an account can have alerts by LINE.',
      ),
    ),
  LINE_CHAT_URL: z
    ._default(httpUrl, 'https://line.me/R/oaMessage')
    .check(about('line', 'URL that opens a chat with an official account. Change this setting to test without LINE.')),
  SMTP_URL: z
    .optional(z.url({ protocol: /^smtps?$/ }))
    .check(
      about(
        'messages',
        'SMTP server that sends mail, as `smtps://user:password@host:465`, or `smtp://…:587` with STARTTLS. Without it, members are not offered mail in production.',
        'mail is written to the file outbox in development',
      ),
    ),
  MAIL_FROM: z
    .optional(
      z.string().check(z.maxLength(200), z.regex(/^(?:[^<>"@\r\n]+ <[^\s<>"@]+@[^\s<>"@]+>|[^\s<>"@]+@[^\s<>"@]+)$/)),
    )
    .check(about('messages', 'Sender of mail: `hello@property.example` or `Name <hello@property.example>`.')),
  VAPID_PRIVATE_KEY: z
    .optional(z.string().check(z.regex(/^[\w-]{43}$/)))
    .check(
      about(
        'messages',
        'Private key (P-256, base64url) with which the site signs what it sends to push services. Without it, members are not offered notifications on their devices. Whoever changes it must expect that every device has to be switched on again.',
        'created at the first start in `$DATA_DIR/vapid-private-key`',
      ),
    ),
  PUSH_SERVICES: z
    ._default(
      z.string().check(z.regex(/^https?:\/\/(\*\.)?[\w.-]+(:\d+)?(,https?:\/\/(\*\.)?[\w.-]+(:\d+)?)*$/)),
      'https://fcm.googleapis.com,https://*.push.services.mozilla.com,https://*.push.apple.com,https://*.notify.windows.com',
    )
    .check(
      about(
        'messages',
        'Push services to which notifications may be sent, separated by commas: those of Chrome, Firefox, Safari and Edge. The API calls no other address that a browser names.',
      ),
    ),
  OTP_DIGITS: count(6, 8).check(about('otp', 'Number of digits of a one-time code.')),
  OTP_LIFE_S: count(300, 3_600).check(about('otp', 'Seconds until a code expires.')),
  OTP_RESEND_S: count(60, 3_600).check(about('otp', 'Seconds until another code can be requested.')),
  OTP_TRIES: count(5, 20).check(about('otp', 'Wrong attempts until a code is invalid.')),
  OTP_SENDS_PER_10_MIN: count(5, 1_000).check(about('otp', 'Rate limit: codes per phone number in 10 minutes.')),
  OTP_SENDS_PER_DAY: count(10, 10_000).check(about('otp', 'Rate limit: codes per phone number in a day.')),
  OTP_SENDS_PER_HOUR_IP: count(10, 100_000).check(
    about(
      'otp',
      'Rate limit: requested codes per IP address in an hour until browsers must compute for a second before each code. Ten times as many are refused.',
    ),
  ),
  OTP_SENDS_PER_HOUR_PREFIX: count(10, 100_000).check(
    about(
      'otp',
      'Rate limit: codes per block of 1,000 consecutive phone numbers in an hour until browsers must compute for a second before each code. Ten times as many are refused. It stops SMS pumping, which uses neighbouring numbers.',
    ),
  ),
  OTP_SENDS_PER_DAY_SITE: count(5_000, 10_000_000).check(
    about(
      'otp',
      'Rate limit: codes of the whole site in any 24 hours; it limits the costs. Half may be sent at once, the rest is released evenly over the day. Strangers get four fifths, newcomers with LINE a tenth, and the rest is kept for members and for devices that have signed in before.',
    ),
  ),
  OTP_VERIFIES_PER_5_MIN_IP: count(30, 100_000).check(
    about('otp', 'Rate limit: attempts to verify a code per IP address in 5 minutes.'),
  ),
  LEADS_PER_HOUR_IP: count(30, 100_000).check(
    about(
      'messages',
      'Rate limit: enquiries and bookings of visitors who are not signed in, per IP address in an hour. Customers of a mobile network share addresses. A member has a limit of their own, 20 an hour.',
    ),
  ),
  LINK_TEXTS_PER_DAY_SITE: count(1_000, 1_000_000).check(
    about(
      'messages',
      'Rate limit: text messages of the whole site in any 24 hours that link buyers without an account to their conversation; it limits the costs. Half may be sent at once, the rest is released evenly over the day. At the limit messages are stored without one.',
    ),
  ),
  REVEALS_PER_HOUR: count(1_000, 1_000_000).check(
    about(
      'messages',
      'Rate limit: phone numbers of sellers that the site reveals in an hour to visitors, and as many to members. At 80 % a warning is logged.',
    ),
  ),
  OTP_COUNTRIES: z
    ._default(z.string().check(z.regex(/^[A-Z]{2}(,[A-Z]{2})*$/)), 'TH')
    .check(about('otp', 'Countries whose phone numbers can sign in: ISO codes separated by commas, e.g. `TH,LA`.')),
  SEED: z
    ._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 1_200)
    .check(about('site', 'Number of demonstration assets created in an empty database.')),
  DRAW_AHEAD: z
    ._default(flag, '1')
    .check(
      about(
        'site',
        '`1` draws the demonstration images at the first start (about a minute of processor time), `0` when they are first requested.',
      ),
    ),
  ALLOW_DEVELOPMENT_TRANSPORTS: z
    ._default(flag, '0')
    .check(
      about(
        'messages',
        '`1` allows a production build to use `outbox` and the development secret. `npm start` sets it while `SMS_PROVIDER` is `outbox`.',
      ),
    ),
  API_DOCS: z
    .optional(flag)
    .check(
      about(
        'network',
        '`1` opens `/api/docs`: HTML pages of the API, with forms that send requests. The description itself is always at `/api/v1/openapi.json`.',
        '`0` in production, otherwise `1`',
      ),
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(httpUrl),
  OTEL_TRACES_SAMPLER: z._default(z.enum(samplerNames), 'parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.gte(0), z.lte(1)), 1),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(z.string()),
  OTEL_RESOURCE_ATTRIBUTES: z.optional(z.string()),
});
export type Env = z.output<typeof Env>;

/** Origins whose frames news and services may embed, besides the players of every site. */
export const furtherFramesOf = ({ FRAME_ORIGINS }: Pick<Env, 'FRAME_ORIGINS'>): string[] =>
  parseFrameOrigins(FRAME_ORIGINS) ?? [];

/** Settings that a choice requires. */
const bucketSettings = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const needs: readonly {
  choice: 'STORAGE' | 'SMS_PROVIDER' | 'SEARCH_ENGINE';
  is: string;
  names: readonly (keyof Env)[];
}[] = [
  { choice: 'STORAGE', is: 's3', names: bucketSettings },
  { choice: 'SEARCH_ENGINE', is: 'postgres', names: ['DATABASE_URL'] },
  { choice: 'SEARCH_ENGINE', is: 'opensearch', names: ['DATABASE_URL', 'OPENSEARCH_URL'] },
  { choice: 'SMS_PROVIDER', is: 'twilio', names: ['SMS_ACCOUNT', 'SMS_SECRET', 'SMS_SENDER'] },
  { choice: 'SMS_PROVIDER', is: 'thaibulksms', names: ['SMS_ACCOUNT', 'SMS_SECRET', 'SMS_SENDER'] },
];

/** Whether a URL names several servers without `target_session_attrs=read-write`. */
const isUndecided = (url: string | undefined): boolean => {
  const servers = url === undefined ? null : parseServerUrl(url);
  return servers !== null && servers.addresses.length > 0 && !servers.isWritable;
};

/** A setting is missing or wrong; the message names it and never shows its value. */
export class SettingError extends Error {}

/** Reads the settings once. Throws {@link SettingError}. */
export const readEnv = (source: NodeJS.ProcessEnv): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(Env, given);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`))];
    throw new SettingError(`Wrong setting. ${names.join('; ')}. See docs/settings.md.`);
  }
  const env = parsed.data;
  for (const { choice, is, names } of needs.filter((need) => env[need.choice] === need.is)) {
    const missing = names.find((name) => env[name] === undefined);
    if (missing) throw new SettingError(`Wrong setting. ${missing}: ${choice}=${is} needs it. See docs/settings.md.`);
  }
  const missing = bucketSettings.find((name) => env.MAP_TILES?.startsWith('s3://') && env[name] === undefined);
  if (missing) throw new SettingError(`Wrong setting. ${missing}: MAP_TILES=s3://… needs it. See docs/settings.md.`);
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined)
    throw new SettingError('Wrong setting. MAIL_FROM: SMTP_URL needs it. See docs/settings.md.');
  for (const name of ['DATABASE_REPLICA_URL', 'DATABASE_DIRECT_URL'] as const)
    if (env[name] !== undefined && env.DATABASE_URL === undefined)
      throw new SettingError(`Wrong setting. DATABASE_URL: ${name} needs it. See docs/settings.md.`);
  const undecided = (['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const).find((name) => isUndecided(env[name]));
  if (undecided)
    throw new SettingError(
      `Wrong setting. ${undecided}: several servers need ?target_session_attrs=read-write. See docs/settings.md.`,
    );
  if (env.NODE_ENV === 'production' && env.ALLOW_DEVELOPMENT_TRANSPORTS === '0') {
    if (env.JWT_SECRET === developmentSecret)
      throw new SettingError('Wrong setting. JWT_SECRET: set your own, 32 characters or more.');
    if (env.SMS_PROVIDER === 'outbox')
      throw new SettingError('Wrong setting. SMS_PROVIDER: outbox is for development only.');
  }
  return { ...env, API_DOCS: env.API_DOCS ?? (env.NODE_ENV === 'production' ? '0' : '1') };
};
