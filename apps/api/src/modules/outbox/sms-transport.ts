import { createHttpTransport } from './http-transport.ts';
import type { SmsAccount, SmsProvider } from './sms-providers.ts';
import type { Transport } from './transport.ts';

/** Sends text messages through a provider. */
export const createSmsTransport = (
  { address, form, outcomeOf }: SmsProvider,
  account: SmsAccount,
  send?: typeof fetch,
): Transport => {
  const authorization = `Basic ${Buffer.from(`${account.id}:${account.secret}`).toString('base64')}`;
  return createHttpTransport(
    {
      url: address(account),
      request: (message) => ({ headers: { authorization }, body: new URLSearchParams(form(message, account)) }),
      outcomeOf,
    },
    send,
  );
};
