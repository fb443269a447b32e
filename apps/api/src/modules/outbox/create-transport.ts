import type { Env } from '../../env.ts';
import { createFileTransport } from './file-transport.ts';
import { smsProviders } from './sms-providers.ts';
import { createSmsTransport } from './sms-transport.ts';
import type { Transport } from './transport.ts';

/** The configured transport; `folder` is the outbox's. */
export const createTransport = (env: Env, folder: string): Transport => {
  if (env.SMS_PROVIDER === 'outbox') return createFileTransport(folder);
  // `env.ts` has checked that they are set.
  const account = { id: env.SMS_ACCOUNT!, secret: env.SMS_SECRET!, sender: env.SMS_SENDER! };
  return createSmsTransport(smsProviders[env.SMS_PROVIDER], account);
};
