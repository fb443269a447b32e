import { createCircuitBreaker } from '../../http/circuit-breaker.ts';
import type { SmsAccount, SmsProvider } from './sms-providers.ts';
import { RefusedMessage, type Transport } from './transport.ts';

/** The provider is unavailable. */
class SmsUnavailable extends Error {}

const readJson = (reply: Response): Promise<unknown> => reply.json().catch(() => null);

/**
 * Sends messages through a provider, with a circuit breaker. Its responses are never logged, because they may repeat
 * the message.
 */
export const createSmsTransport = (
  { address, form, outcomeOf }: SmsProvider,
  account: SmsAccount,
  send: typeof fetch = fetch,
): Transport => {
  const authorization = `Basic ${Buffer.from(`${account.id}:${account.secret}`).toString('base64')}`;
  const guarded = createCircuitBreaker({
    isFailure: (error) => error instanceof SmsUnavailable,
    refuse: () => new SmsUnavailable('circuit breaker open'),
  });
  return {
    send: (message, signal) =>
      guarded(async () => {
        const request = { method: 'POST', headers: { authorization }, redirect: 'error', signal } as const;
        const reply = await send(address(account), {
          ...request,
          body: new URLSearchParams(form(message, account)),
        }).catch((cause: unknown) => {
          throw new SmsUnavailable('no response', { cause });
        });
        const outcome = outcomeOf(reply.status, await readJson(reply));
        if (outcome === 'refused') throw new RefusedMessage('the number accepts no messages');
        if (outcome === 'failed') throw new SmsUnavailable(`reply ${reply.status}`);
      }),
  };
};
