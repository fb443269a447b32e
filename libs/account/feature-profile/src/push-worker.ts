/**
 * The part of the service worker API that is used. TypeScript's types for service workers conflict with those for
 * pages.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushedEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}
interface ClickedEvent extends WorkerEvent {
  readonly notification: Notification;
  readonly action: string;
}
interface OpenWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickedEvent) => void): void;
}
const worker = self as unknown as WorkerScope;

/** The payload of a push message. Texts are in the member's language; paths are relative to this site. */
interface Pushed {
  lang: string;
  title: string;
  body: string;
  href: string;
  tag: string;
  settings: { label: string; href: string };
}

const settingsAction = 'settings';

/**
 * Browsers require a notification for each push message. A notification replaces an earlier one with the same tag, so
 * that a repeated message is shown once.
 */
const show = ({ lang, title, body, href, tag, settings }: Pushed) => {
  const options = {
    ...{ body, lang, tag, icon: '/icon-192.png', badge: '/icon-192.png' },
    data: { href, settings: settings.href },
    actions: [{ action: settingsAction, title: settings.label }],
  };
  return worker.registration.showNotification(title, options);
};

/** Focuses a window that shows this path, else opens a new one. URLs of other sites are ignored. */
const openPath = async (path: string) => {
  const url = new URL(path, worker.location.origin);
  if (url.origin !== worker.location.origin) return;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((one) => one.url === url.href);
  await (shown ? shown.focus() : worker.clients.openWindow(url.href));
};

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Pushed));
});
worker.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  const { href, settings } = notification.data as { href: string; settings: string };
  event.waitUntil(openPath(action === settingsAction ? settings : href));
});
