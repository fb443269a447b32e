import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { createPushTransport } from './push-transport.ts';
import { readVapid } from './vapid.ts';
import { createFileTransport } from './file-transport.ts';
import { createLineTransport } from './line-transport.ts';
import { createMailTransport } from './mail-transport.ts';
import { smsProviders } from './sms-providers.ts';
import { createSmsTransport } from './sms-transport.ts';
import type { Transports } from './transport.ts';

/** Whether messages without a provider may land in the file outbox. */
const mayUseFiles = (env: Env) => env.NODE_ENV !== 'production' || env.ALLOW_DEVELOPMENT_TRANSPORTS === '1';

/** Which channels members can choose, besides the bell. `push` is the public key for which browsers subscribe. */
export const offeredChannels = (env: Env) => ({
  line: env.LINE_CHANNEL_ID !== undefined && (env.LINE_MESSAGING_TOKEN !== undefined || mayUseFiles(env)),
  email: env.SMTP_URL !== undefined || mayUseFiles(env),
  push: readVapid(env)?.publicKey ?? null,
});

/** The configured transports; `folder` is the outbox's, `db` knows the devices. */
export const createTransports = (env: Env, { folder, db }: { folder: string; db: Db }): Transports => {
  const vapid = readVapid(env);
  const files = createFileTransport(folder);
  const offered = offeredChannels(env);
  return {
    // `env.ts` has checked that the settings of a provider are set.
    sms:
      env.SMS_PROVIDER === 'outbox'
        ? files
        : createSmsTransport(smsProviders[env.SMS_PROVIDER], {
            id: env.SMS_ACCOUNT!,
            secret: env.SMS_SECRET!,
            sender: env.SMS_SENDER!,
          }),
    ...(offered.line && {
      line:
        env.LINE_MESSAGING_TOKEN === undefined
          ? files
          : createLineTransport({ token: env.LINE_MESSAGING_TOKEN, apiUrl: env.LINE_MESSAGING_URL }),
    }),
    ...(offered.email && {
      email:
        env.SMTP_URL === undefined
          ? files
          : createMailTransport({ url: env.SMTP_URL, from: env.MAIL_FROM!, origin: env.PUBLIC_ORIGIN }),
    }),
    ...(vapid && { push: createPushTransport({ db, env, vapid }) }),
  };
};
