import webPush from 'web-push';
import type { Db } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { createCircuitBreaker } from '../../http/circuit-breaker.ts';
import { retryKeyOf } from './retry-key.ts';
import { RefusedMessage, type OutboundMessage, type Transport } from './transport.ts';
import { createPushDeviceQueries, type PushDeviceRow } from './push-devices.queries.ts';
import { createPushServices } from './push-services.ts';
import type { Vapid } from './vapid.ts';

/** The push service is unavailable. */
class PushUnavailable extends Error {}

/** How long a service keeps a message for a device that is off: as long as the outbox keeps trying. */
const lifeS = 3 * 24 * 3_600;

/** `gone`: the browser has unsubscribed (RFC 8030, 7.3). `refused`: final for this message. */
type Outcome = 'accepted' | 'gone' | 'refused';

const refusals = [400, 401, 403, 413];

const outcomeOf = (status: number): Outcome => {
  if (status >= 200 && status < 300) return 'accepted';
  if (status === 404 || status === 410) return 'gone';
  if (refusals.includes(status)) return 'refused';
  throw new PushUnavailable(`reply ${status}`);
};

interface PushSettings {
  db: Db;
  env: Pick<Env, 'PUSH_SERVICES'>;
  vapid: Vapid;
}

/**
 * Sends a message to all devices of a member, encrypted for each (RFC 8291). It counts as sent when every device has got
 * it or cannot get it; a further try skips those that have. A browser shows a message with the same tag once. There is
 * a circuit breaker for each push service. Replies are never logged, because addresses of devices are secrets.
 */
export const createPushTransport = ({ db, env, vapid }: PushSettings, send: typeof fetch = fetch): Transport => {
  const devices = createPushDeviceQueries(db);
  const serviceOf = createPushServices(env);
  const breakers = new Map<string, ReturnType<typeof createCircuitBreaker>>();

  const guardedBy = (service: string) => {
    const breaker =
      breakers.get(service) ??
      createCircuitBreaker({
        isFailure: (error) => error instanceof PushUnavailable,
        refuse: () => new PushUnavailable('circuit breaker open'),
      });
    breakers.set(service, breaker);
    return breaker;
  };

  const requestFor = ({ endpoint, p256dh, auth }: PushDeviceRow, message: OutboundMessage) => {
    const tag = retryKeyOf(message);
    return webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ ...message.push, tag }),
      {
        vapidDetails: vapid,
        contentEncoding: 'aes128gcm',
        TTL: lifeS,
        // A repeated message replaces the first one that the service still keeps (RFC 8030, 5.4).
        topic: tag.replaceAll('-', ''),
      },
    );
  };

  const post = async (device: PushDeviceRow, message: OutboundMessage, signal: AbortSignal): Promise<Outcome> => {
    const service = serviceOf(device.endpoint);
    // The service has been removed from the allowlist since.
    if (service === null) return 'refused';
    const { method, headers, body } = requestFor(device, message);
    return guardedBy(service)(async () => {
      const reply = await send(device.endpoint, {
        ...{ method, body: new Uint8Array(body), redirect: 'error', signal },
        headers: headers as Record<string, string>,
      }).catch((cause: unknown) => {
        throw new PushUnavailable('no response', { cause });
      });
      await reply.body?.cancel();
      return outcomeOf(reply.status);
    });
  };

  const deliver = async (device: PushDeviceRow, message: OutboundMessage, signal: AbortSignal): Promise<Outcome> => {
    const outcome = await post(device, message, signal);
    if (outcome === 'accepted') await devices.markAccepted(device.id, message.id);
    if (outcome === 'gone') await devices.forget(device);
    return outcome;
  };

  return {
    async send(message, signal) {
      const waiting = await devices.findWaiting(Number(message.to), message.id);
      const results = await Promise.allSettled(waiting.map((device) => deliver(device, message, signal)));
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
      const isRefused = results.some((result) => result.status === 'fulfilled' && result.value === 'refused');
      if (isRefused && results.every((result) => result.status === 'fulfilled' && result.value !== 'accepted'))
        throw new RefusedMessage('no device accepts the message');
    },
  };
};
