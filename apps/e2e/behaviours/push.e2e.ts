import { createPushStandIn, type PushedMessage } from '@yoodee/push-stand-in';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { expect, test } from '../src/fixtures.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });
// They share the port of the push service.
test.describe.configure({ mode: 'serial' });

const words = {
  th: { start: 'เปิดบนเครื่องนี้', here: 'เครื่องนี้', stop: /^เลิกแจ้งบน /, asked: /^มีคนติดต่อเรื่อง / },
  en: { start: 'Switch on here', here: 'This device', stop: /^Stop on /, asked: /^Somebody asks about / },
};

/** The browser that runs tests reaches no push service, so its subscription is one of the stand-in's. */
const replacePushManager = (context: BrowserContext, keys: { endpoint: string; p256dh: string; auth: string }) =>
  context.addInitScript(({ endpoint, p256dh, auth }) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer;
    const stored = 'test-is-subscribed';
    const subscription = {
      endpoint,
      options: {},
      getKey: (name: string) => bytes(name === 'auth' ? auth : p256dh),
      unsubscribe: async () => localStorage.removeItem(stored),
    };
    PushManager.prototype.getSubscription = async () =>
      (localStorage.getItem(stored) ? subscription : null) as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(stored, '1');
      return subscription as unknown as PushSubscription;
    };
  }, keys);

/** Gives the browser's service worker what the push service received, as the browser's own push service would. */
const deliver = async (client: CDPSession, origin: string, { payload }: PushedMessage) => {
  const registrationId = await new Promise<string>((found) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith('/my-account/push/'));
      if (ours) found(ours.registrationId);
    });
    void client.send('ServiceWorker.enable');
  });
  await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(payload) });
};

const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/my-account/push/');
    const shown = (await registration?.getNotifications()) ?? [];
    return shown.map(({ title, body, lang, tag, data }) => ({ title, body, lang, tag, data: data as unknown }));
  });

for (const [language, locale] of [
  ['th', 'th-TH'],
  ['en', 'en-US'],
] as const)
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test('a member switches notifications on for a device, sees one of an enquiry, and switches them off', async ({
      page,
      context,
      member,
      signIn,
      publish,
      request,
      phones,
      to,
      baseURL,
    }) => {
      const labels = words[language];
      const service = await createPushStandIn({ port: Number(new URL(process.env.E2E_PUSH_ORIGIN!).port) });
      const device = service.subscribe();
      await replacePushManager(context, device);
      await member.api.call('PATCH', '/member/notification-choices', { quiet_hours: false });
      const { id, first_name, last_name } = member.profile;
      await member.api.call('PUT', `/member/profile/${id}`, { first_name, last_name, locale: language });
      await signIn();
      await page.goto(`${to.setting}#notifications`);
      await page.getByRole('button', { name: labels.start }).click();
      const section = page.locator('#notifications');
      await expect(section.getByText(labels.here, { exact: true })).toBeVisible();

      const asset = await publish();
      await request.post(`/api/v1/assets/${asset.id}/leads`, {
        data: {
          ...{ kind: 'question', message: 'ยังอยู่ไหม', name: 'วิภา', phone: phones.next() },
          ...{ consent_version: '2026-11', filled_ms: 5_000 },
        },
      });
      await expect.poll(() => device.messages.length).toBe(1);
      await deliver(await context.newCDPSession(page), baseURL!, device.messages[0]!);

      await expect
        .poll(() => shownNotifications(page))
        .toMatchObject([
          { title: labels.asked, data: { href: expect.stringContaining('tab=messages&conversation=') } },
        ]);
      await section.getByRole('button', { name: labels.stop }).click();
      await expect(section.getByRole('button', { name: labels.start })).toBeVisible();
      await service.close();
    });
  });
