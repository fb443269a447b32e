import { createOfflinePages } from './offline-pages.ts';
import { serviceWorkerScript } from './service-worker-script.ts';

/** Whether the visitor's device is set to save data. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Tasks run one after the other, so that a running task cannot store a page again that a later one removed. */
let lastTask: Promise<void> = Promise.resolve();
const enqueue = (task: () => Promise<void>): Promise<void> =>
  // A failed request is repeated with the next page.
  (lastTask = lastTask.then(task).catch(() => undefined));

/**
 * Stores these pages, and no others, for reading offline, and registers the service worker of this build, which serves
 * them. `shown` is the page that was just loaded: its stored copy is updated. Does nothing if the browser has no
 * service workers, rejects ours, or saves data.
 */
export const storeOffline = async (version: string, paths: readonly string[], shown?: string): Promise<void> => {
  if (!('serviceWorker' in navigator) || savesData()) return;
  try {
    await navigator.serviceWorker.register(serviceWorkerScript(version), { updateViaCache: 'none' });
  } catch {
    return;
  }
  const keeper = createOfflinePages({
    caches,
    fetch: (path, init) => fetch(path, init),
    origin: location.origin,
    version,
  });
  await enqueue(async () => {
    await keeper.keep(paths);
    if (shown !== undefined) await keeper.refresh(shown);
  });
};
