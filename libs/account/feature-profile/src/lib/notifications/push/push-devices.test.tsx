import type { NotificationSettings, PushDevice } from '@yoodee/api-contract/notification-choices';
import { Toaster } from '@yoodee/ui-kit/toaster';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { defaultSettings } from '../../../testing/notification-settings.ts';
import { openPage, type Answers } from '../../../testing/open-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const phone: PushDevice = {
  ...{ id: 3, browser: 'Chrome', system: 'Android', created_at: '2026-11-20T03:00:00.000Z', endpoint_hash: 'other' },
};
const key = 'B'.repeat(87);

const open = (changes: Partial<NotificationSettings> = {}, answers: Answers = {}) => {
  const state = { ...defaultSettings, push_key: key, ...changes };
  const opened = openPage('/en/my-account/setting', {
    'GET notification-choices': () => ({ data: state }),
    ...answers,
  });
  render(<Toaster label="toasts" closeLabel="close" />);
  return { ...opened, state };
};

/** A fake browser that can subscribe unless the user does not allow it. */
const standInBrowser = (permission: 'granted' | 'denied' | 'default', onAsk: NotificationPermission = 'granted') => {
  const bytes = (length: number) => new Uint8Array(length).buffer;
  const subscription = {
    endpoint: 'https://push.example/1',
    getKey: (name: string) => bytes(name === 'auth' ? 16 : 65),
    unsubscribe: vi.fn(async () => true),
  };
  const manager = { getSubscription: async () => null, subscribe: vi.fn(async () => subscription) };
  const registration = { active: {}, pushManager: manager };
  const notification = { permission, requestPermission: vi.fn(async () => (notification.permission = onAsk)) };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: vi.fn(async () => registration), getRegistration: async () => undefined },
  });
  return { notification, manager };
};
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('is switched on with a click, and asks for no permission before', async () => {
  const { notification, manager } = standInBrowser('default');
  const { user, calls } = open({}, { 'POST push-devices': { data: defaultSettings } });
  const start = await screen.findByRole('button', { name: 'Switch on here' });
  expect(notification.requestPermission).not.toHaveBeenCalled();

  await user.click(start);

  expect(await screen.findByText('Notifications are on for this device')).toBeDefined();
  expect(manager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: key });
  expect(calls).toEqual([
    {
      ...{ method: 'POST', path: 'push-devices' },
      body: { endpoint: 'https://push.example/1', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
    },
  ]);
});

it('says how to allow notifications if the user has blocked them', async () => {
  standInBrowser('default', 'denied');
  const { user, calls } = open();

  await user.click(await screen.findByRole('button', { name: 'Switch on here' }));

  expect(await screen.findByText(/Your browser blocks notifications/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Switch on here' })).toBeNull();
  expect(calls).toEqual([]);
});

it('says when the push service of the browser cannot be reached', async () => {
  const { manager } = standInBrowser('granted');
  manager.subscribe.mockRejectedValueOnce(new DOMException('no', 'AbortError'));
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Switch on here' }));

  expect((await screen.findByRole('alert')).textContent).toContain('That did not work');
});

it.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', /Add to Home Screen/],
  ['a browser without push', 'Mozilla/5.0 (X11; Linux x86_64)', /cannot show notifications/],
])('says what %s can do instead', async (_what, userAgent, text) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  open();

  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Switch on here' })).toBeNull();
  vi.restoreAllMocks();
});

it('lists devices and removes one', async () => {
  const { user, calls } = open({ push_devices: [phone] }, { 'DELETE push-devices/3': { data: defaultSettings } });
  const row = (await screen.findByText('Chrome on Android')).closest('li')!;

  await user.click(within(row).getByRole('button', { name: 'Stop on Chrome on Android' }));

  expect(await screen.findByText('That device shows no more notifications')).toBeDefined();
  expect(calls).toMatchObject([{ method: 'DELETE', path: 'push-devices/3' }]);
});

it('offers topics for devices once one is subscribed', async () => {
  open({ push_devices: [phone] });

  expect(
    await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'Somebody contacts me or writes back: tell me on my devices',
    }),
  ).toHaveProperty('disabled', false);
  expect(screen.queryByText(/Switch on notifications on a device below/)).toBeNull();
});

it('is not offered by a site without a key', async () => {
  open({ push_key: null });

  expect(await screen.findByRole('table')).toBeDefined();
  expect(screen.queryByText('Notifications on devices')).toBeNull();
});

it('sends digests at the hour that the member chooses', async () => {
  const { user, calls } = open({}, { 'PATCH notification-choices': { data: defaultSettings } });

  await user.selectOptions(await screen.findByRole('combobox', { name: 'Send daily and weekly digests at' }), '18');

  expect(await screen.findByText('Digests are sent at 18:00')).toBeDefined();
  expect(calls).toMatchObject([{ method: 'PATCH', body: { digest_hour: 18 } }]);
});
