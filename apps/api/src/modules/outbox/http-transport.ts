import { createCircuitBreaker } from '../../http/circuit-breaker.ts';
import { RefusedMessage, type OutboundMessage, type Transport } from './transport.ts';

/** The result of a request: `refused` is final, `failed` may be retried. */
export type Outcome = 'accepted' | 'refused' | 'failed';

/** A provider that is reached by HTTPS. */
export interface HttpProvider {
  url: string;
  request: (message: OutboundMessage) => { headers: Record<string, string>; body: string | URLSearchParams };
  /** Interprets the response; `body` is its JSON, null for none. */
  outcomeOf: (status: number, body: unknown) => Outcome;
}

/** The provider is unavailable. */
class ProviderUnavailable extends Error {}

const readJson = (reply: Response): Promise<unknown> => reply.json().catch(() => null);

/**
 * Sends messages through a provider, with a circuit breaker. Its responses are never logged, because they may repeat
 * the message.
 */
export const createHttpTransport = (
  { url, request, outcomeOf }: HttpProvider,
  send: typeof fetch = fetch,
): Transport => {
  const guarded = createCircuitBreaker({
    isFailure: (error) => error instanceof ProviderUnavailable,
    refuse: () => new ProviderUnavailable('circuit breaker open'),
  });
  return {
    send: (message, signal) =>
      guarded(async () => {
        const reply = await send(url, { method: 'POST', redirect: 'error', signal, ...request(message) }).catch(
          (cause: unknown) => {
            throw new ProviderUnavailable('no response', { cause });
          },
        );
        const outcome = outcomeOf(reply.status, await readJson(reply));
        if (outcome === 'refused') throw new RefusedMessage('the recipient accepts no messages');
        if (outcome === 'failed') throw new ProviderUnavailable(`reply ${reply.status}`);
      }),
  };
};
