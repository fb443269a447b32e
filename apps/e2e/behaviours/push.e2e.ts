import { createPushStandIn, type PushedMessage } from '@yoodee/push-stand-in';
import type { BrowserContext, CDPSession } from '@playwright/test';
import { expect, test } from '../src/fixtures.ts';
import { pushPort } from '../src/push-origin.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });
// They share the port of the push service.
test.describe.configure({ mode: 'serial' });

const words = {
  th: { start: 'เปิดบนเครื่องนี้', here: 'เครื่องนี้', stop: /^เลิกแจ้งบน /, asked: /^มีคนติดต่อเรื่อง / },
  en: { start: 'Switch on here', here: 'This device', stop: /^Stop on /, asked: /^Somebody asks about / },
};

/**
 * The headless browser reaches no push service and draws no notifications, so it forbids them. The subscription is one
 * of the stand-in's; everything else is the browser's own.
 */
const replacePushManager = (context: BrowserContext, keys: { endpoint: string; p256dh: string; auth: string }) =>
  context.addInitScript(({ endpoint, p256dh, auth }) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer;
    const stored = 'test-is-subscribed';
    const subscription = {
      endpoint,
      options: { applicationServerKey: null },
      getKey: (name: string) => bytes(name === 'auth' ? auth : p256dh),
      unsubscribe: async () => localStorage.removeItem(stored),
    };
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    PushManager.prototype.getSubscription = async () =>
      (localStorage.getItem(stored) ? subscription : null) as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(stored, '1');
      return subscription as unknown as PushSubscription;
    };
  }, keys);

interface Shown {
  title: string;
  options: NotificationOptions & { actions: { action: string; title: string }[] };
}
interface RecordingWorker {
  registration: { showNotification(title: string, options: Shown['options']): Promise<void> };
  clients: { openWindow(url: string): Promise<null> };
  WindowClient: { prototype: { readonly url: string; focus(): Promise<void> } };
  shown: Shown[];
  opened: string[];
  focused: string[];
}

/** What the service worker shows and opens from now on. */
const record = async (context: BrowserContext) => {
  const worker = context.serviceWorkers().find((one) => one.url().endsWith('/push-worker.js'))!;
  await worker.evaluate(() => {
    const scope = globalThis as unknown as RecordingWorker;
    Object.assign(scope, { shown: [], opened: [], focused: [] });
    scope.registration.showNotification = async (title, options) => void scope.shown.push({ title, options });
    scope.clients.openWindow = async (url) => {
      scope.opened.push(url);
      return null;
    };
    // A window is focused only for a real press.
    scope.WindowClient.prototype.focus = async function (this: { url: string }) {
      scope.focused.push(this.url);
    };
  });
  const read = () => worker.evaluate(() => (globalThis as unknown as RecordingWorker).shown);
  /** Presses the notification or a button of it. */
  const press = (data: unknown, action: string) =>
    worker.evaluate(
      async ([pressed, button]) => {
        const work: Promise<unknown>[] = [];
        const event = Object.assign(new Event('notificationclick'), {
          ...{ action: button, notification: { data: pressed, close: () => undefined } },
          waitUntil: (promise: Promise<unknown>) => void work.push(promise),
        });
        globalThis.dispatchEvent(event);
        await Promise.all(work);
        const { opened, focused } = globalThis as unknown as RecordingWorker;
        return { opened, focused };
      },
      [data, action] as const,
    );
  return { read, press };
};

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
      const service = await createPushStandIn({ port: pushPort });
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
      const notifications = await record(context);
      await deliver(await context.newCDPSession(page), baseURL!, device.messages[0]!);

      await expect.poll(async () => (await notifications.read()).length).toBe(1);
      const [{ title, options }] = (await notifications.read()) as [Shown];
      expect(title).toMatch(labels.asked);
      expect(options).toMatchObject({ lang: language, actions: [{ action: 'settings' }] });
      const thing = expect.stringMatching(/\/my-account\?tab=messages&conversation=\d+$/);
      expect(await notifications.press(options.data, '')).toEqual({ opened: [thing], focused: [] });
      // The settings are open already.
      expect(await notifications.press(options.data, 'settings')).toEqual({
        opened: [thing],
        focused: [page.url()],
      });

      await section.getByRole('button', { name: labels.stop }).click();
      await expect(section.getByRole('button', { name: labels.start })).toBeVisible();
      await service.close();
    });
  });
