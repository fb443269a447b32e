import { createCircuitBreaker } from '../../http/circuit-breaker.ts';
import type { SmsAccount, SmsProvider } from './sms-providers.ts';
import { RefusedMessage, type Transport } from './transport.ts';

/** The provider cannot be reached or takes no message now. */
class SmsUnavailable extends Error {}

const readJson = (reply: Response): Promise<unknown> => reply.json().catch(() => null);

/**
 * Hands messages to a provider. One that is down is left alone for a while: its messages wait for their next try. What
 * it says is never quoted, for it may repeat the message.
 */
export const createSmsTransport = (
  { address, form, outcomeOf }: SmsProvider,
  account: SmsAccount,
  ask: typeof fetch = fetch,
): Transport => {
  const authorization = `Basic ${Buffer.from(`${account.id}:${account.secret}`).toString('base64')}`;
  const guarded = createCircuitBreaker({
    isFailure: (error) => error instanceof SmsUnavailable,
    refuse: () => new SmsUnavailable('left alone after failures in a row'),
  });
  return {
    send: (message, signal) =>
      guarded(async () => {
        const request = { method: 'POST', headers: { authorization }, redirect: 'error', signal } as const;
        const reply = await ask(address(account), {
          ...request,
          body: new URLSearchParams(form(message, account)),
        }).catch((cause: unknown) => {
          throw new SmsUnavailable('no reply', { cause });
        });
        const outcome = outcomeOf(reply.status, await readJson(reply));
        if (outcome === 'refused') throw new RefusedMessage('the number takes no messages');
        if (outcome === 'failed') throw new SmsUnavailable(`reply ${reply.status}`);
      }),
  };
};
