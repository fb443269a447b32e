/** A worker that takes messages; one that has just come is waited for. */
const activated = (worker: ServiceWorker): Promise<ServiceWorker> =>
  new Promise((resolve) => {
    const check = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve(worker);
    };
    worker.addEventListener('statechange', check);
    check();
  });

/** Asks the browser to spare data, or is told to by a phone's own setting. */
const sparesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Has the service worker of this build keep these pages to be read offline, and no others. Returns whether it was told:
 * not where the browser has no service workers, refuses ours, or spares data.
 */
export const keepOffline = async (version: string, paths: readonly string[]): Promise<boolean> => {
  if (!('serviceWorker' in navigator) || sparesData()) return false;
  try {
    const script = `/sw.js?v=${encodeURIComponent(version)}`;
    const { installing, waiting, active } = await navigator.serviceWorker.register(script, { updateViaCache: 'none' });
    const worker = installing ?? waiting ?? active;
    if (!worker) return false;
    (await activated(worker)).postMessage({ keep: paths });
    return true;
  } catch {
    return false;
  }
};
