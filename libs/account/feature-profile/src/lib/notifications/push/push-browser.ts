/** Built from `push-worker.ts`. Its scope contains no page, so that it never controls one. */
const workerPath = '/my-account/push-worker.js';
const scope = '/my-account/push/';

/**
 * Whether this browser can show notifications. `install`: an iPhone or iPad, where only an installed site (on the home
 * screen) can. `denied`: the user has blocked notifications, and only they can allow them again.
 */
export type PushAbility = 'able' | 'install' | 'denied' | 'unable';

const isApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export const readPushAbility = (): PushAbility => {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isApple() ? 'install' : 'unable';
  return Notification.permission === 'denied' ? 'denied' : 'able';
};

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const findSubscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** Hash of the address of this browser's subscription; null without one. */
export const readOwnHash = async (): Promise<string | null> => {
  if (readPushAbility() !== 'able') return null;
  const subscription = await findSubscription();
  if (!subscription) return null;
  return base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint)));
};

const activated = async (registration: ServiceWorkerRegistration): Promise<void> => {
  const waiting = registration.installing ?? registration.waiting;
  if (registration.active || !waiting) return;
  await new Promise<void>((done) =>
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated' || waiting.state === 'redundant') done();
    }),
  );
};

/**
 * Asks for permission and subscribes with the site's public key. A subscription with another key is replaced. Null if
 * the user does not allow notifications. Throws if the browser cannot reach its push service.
 */
export const subscribeBrowser = async (publicKey: string) => {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register(workerPath, { scope, updateViaCache: 'none' });
  await activated(registration);
  const former = await registration.pushManager.getSubscription();
  if (former && base64url(former.options.applicationServerKey) !== publicKey) await former.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint } = subscription;
  return { endpoint, p256dh: base64url(subscription.getKey('p256dh')), auth: base64url(subscription.getKey('auth')) };
};

/** Removes the subscription of this browser, so that the next activation creates a new one. */
export const unsubscribeBrowser = async (): Promise<void> => {
  await (await findSubscription())?.unsubscribe();
};
