import { createPushStandIn, type PushedMessage } from '@yoodee/push-stand-in';
import { ensureWholeChromium } from '@yoodee/runner/chromium';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { expect, test as base } from '../src/fixtures.ts';
import { pushPort } from '../src/push-origin.ts';

/** The headless shell of the other tests refuses notifications. */
const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ playwright, launchOptions }, provide) => {
      const executablePath = ensureWholeChromium();
      base.skip(
        !executablePath,
        'No whole Chromium was found and none could be installed: notifications were NOT seen.',
      );
      const browser = await playwright.chromium.launch({ ...launchOptions, executablePath: executablePath! });
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });
// They share the port of the push service.
test.describe.configure({ mode: 'serial' });

const words = {
  th: { start: 'เปิดบนเครื่องนี้', here: 'เครื่องนี้', stop: /^เลิกแจ้งบน /, asked: /^มีคนติดต่อเรื่อง /, why: /ทางเครื่องนี้ไว้$/ },
  en: {
    start: 'Switch on here',
    here: 'This device',
    stop: /^Stop on /,
    asked: /^Somebody asks about /,
    why: /on this device\.$/,
  },
};

/**
 * Test browsers cannot reach a push service, so the subscription is one of the stand-in's. Everything else is the
 * browser's own.
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
    PushManager.prototype.getSubscription = async () =>
      (localStorage.getItem(stored) ? subscription : null) as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(stored, '1');
      return subscription as unknown as PushSubscription;
    };
  }, keys);

const scope = '/my-account/push/';

/** The notifications that the browser shows now. */
const readShown = (page: Page) =>
  page.evaluate(async (path) => {
    const registration = await navigator.serviceWorker.getRegistration(path);
    const shown = (await registration!.getNotifications()) as (Notification & { actions: { action: string }[] })[];
    return shown.map(({ title, body, lang, tag, icon, data, actions }) => ({
      ...{ title, body, lang, tag, data: data as unknown },
      ...{ icon: new URL(icon).pathname, actions: actions.map(({ action }) => action) },
    }));
  }, scope);

interface PressedWorker {
  registration: ServiceWorkerRegistration;
  clients: { openWindow(url: string): Promise<null> };
  WindowClient: { prototype: { readonly url: string; focus(): Promise<void> } };
}

/** Presses a button of the notification that is shown, or the notification itself (''). Returns what the worker opens. */
const press = (context: BrowserContext, action: string) =>
  context
    .serviceWorkers()
    .find((one) => one.url().endsWith('/push-worker.js'))!
    .evaluate(async (button) => {
      const worker = globalThis as unknown as PressedWorker;
      const [opened, focused, work]: [string[], string[], Promise<unknown>[]] = [[], [], []];
      // Windows open and are focused only for a real press.
      worker.clients.openWindow = async (url) => {
        opened.push(url);
        return null;
      };
      worker.WindowClient.prototype.focus = async function (this: { url: string }) {
        focused.push(this.url);
      };
      const [notification] = await worker.registration.getNotifications();
      const event = Object.assign(new Event('notificationclick'), {
        ...{ action: button, notification, waitUntil: (promise: Promise<unknown>) => void work.push(promise) },
      });
      globalThis.dispatchEvent(event);
      await Promise.all(work);
      return { opened, focused };
    }, action);

/** Gives the browser's service worker what the push service received, as the browser's own push service would. */
const createDelivery = async (client: CDPSession, origin: string) => {
  const registrationId = await new Promise<string>((found) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith(scope));
      if (ours) found(ours.registrationId);
    });
    void client.send('ServiceWorker.enable');
  });
  return ({ payload }: Pick<PushedMessage, 'payload'>) =>
    client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(payload) });
};

/** DevTools loses a delivery now and then, so it is repeated after some seconds. */
const deliverUntilShown = (page: Page, deliver: () => Promise<unknown>) =>
  expect(async () => {
    await deliver();
    await expect.poll(() => readShown(page), { timeout: 5_000 }).toHaveLength(1);
  }).toPass();

for (const [language, locale] of [
  ['th', 'th-TH'],
  ['en', 'en-US'],
] as const)
  test.describe(`in ${language}`, { tag: `@${language}` }, () => {
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
      const [message] = device.messages as [PushedMessage];
      const deliver = await createDelivery(await context.newCDPSession(page), baseURL!);
      await deliverUntilShown(page, () => deliver(message));

      const thing = expect.stringMatching(/\/my-account\?tab=messages&conversation=\d+$/);
      const { title, body, tag } = message.payload as { title: string; body: string; tag: string };
      expect([title, body]).toEqual([expect.stringMatching(labels.asked), expect.stringMatching(labels.why)]);
      expect(await readShown(page)).toEqual([
        {
          ...{ title, body, tag, lang: language, icon: '/icon-192.png', actions: ['settings'] },
          data: { href: thing, settings: expect.stringMatching(/#notifications$/) },
        },
      ]);
      // A push service may deliver a message twice. Another body shows that the second has replaced the first.
      await deliver({ payload: { ...(message.payload as object), body: 'again' } });
      await expect.poll(async () => (await readShown(page)).map((shown) => shown.body)).toEqual(['again']);
      expect(await press(context, '')).toEqual({ opened: [thing], focused: [] });
      await expect.poll(() => readShown(page)).toEqual([]);
      // The settings are open already.
      await deliverUntilShown(page, () => deliver(message));
      expect(await press(context, 'settings')).toEqual({ opened: [], focused: [page.url()] });

      await section.getByRole('button', { name: labels.stop }).click();
      await expect(section.getByRole('button', { name: labels.start })).toBeVisible();
      await service.close();
    });
  });
