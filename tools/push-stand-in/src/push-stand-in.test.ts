import { afterAll, expect, it } from 'vitest';
import webPush from 'web-push';
import { createPushStandIn } from './push-stand-in.ts';

const service = await createPushStandIn();
afterAll(() => service.close());

const send = async ({ endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string }, changes = {}) => {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, '{"title":"คอนโด"}', {
    vapidDetails: { ...webPush.generateVAPIDKeys(), subject: 'mailto:a@example.com' },
  });
  const reply = await fetch(endpoint, {
    method: 'POST',
    headers: { ...(headers as Record<string, string>), ...changes },
    body: new Uint8Array(body),
  });
  return reply.status;
};

it('decrypts a message that was encrypted for a browser', async () => {
  const browser = service.subscribe();

  expect(await send(browser)).toBe(201);

  expect(browser.messages).toMatchObject([{ payload: { title: 'คอนโด' }, claims: { aud: service.origin } }]);
});

it('refuses a message that is encrypted for another browser, unsigned, or without a subscription', async () => {
  const [browser, other] = [service.subscribe(), service.subscribe()];

  expect(await send({ ...browser, p256dh: other.p256dh })).toBe(400);
  expect(await send(browser, { authorization: `vapid t=a.e30.b, k=${browser.p256dh}` })).toBe(400);
  expect(await send({ ...browser, endpoint: `${service.origin}/push/nobody` })).toBe(404);
  expect(browser.messages).toEqual([]);
});
