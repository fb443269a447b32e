import { reloadGuardMs } from '@yoodee/site';

const keyOf = (path: string) => `reloaded:${path}`;

/**
 * Whether a path may be reloaded now: at most once per 10 s and path. A `true` result is recorded in session storage.
 * An entry that ends more than 10 s ahead was written by a wrong clock and is ignored. Returns `false` if storage is
 * not available, because reloads without this guard could repeat endlessly.
 */
export const claimReload = (path: string, now = Date.now()): boolean => {
  try {
    const until = Number(sessionStorage.getItem(keyOf(path)) ?? 0);
    if (until > now && until <= now + reloadGuardMs) return false;
    sessionStorage.setItem(keyOf(path), String(now + reloadGuardMs));
    return true;
  } catch {
    return false;
  }
};

export interface ChunkReload {
  /** Path, query and hash of the pending navigation, or null. */
  navigationTarget(): string | null;
  /** Reads what is typed on the current page; the returned function stores it. */
  readFields(): () => void;
  leaveFor(path: string): void;
}

/** Replaces the current page. Reloads it if the address is the same. */
export const leaveFor = (path: string): void => {
  const isHere = path === location.pathname + location.search + location.hash;
  if (isHere) location.reload();
  else location.assign(path);
};

/** Whether a document can be loaded: online, or offline through a service worker, which always has a response. */
const canLeave = () => navigator.onLine || Boolean(navigator.serviceWorker?.controller);

/**
 * Handles a chunk that cannot be loaded, as after a deployment, when the old files are gone. Call it when the failure is
 * noticed: it reads the target page and the typed text, which the router may replace with an error a moment later. The
 * returned function loads the target page as a document, at most once in 10 s, and returns whether it does; if not, the
 * error is to be shown. Offline, it waits for the network while that page is still the target.
 */
export const createChunkReload =
  ({ navigationTarget, readFields, leaveFor }: ChunkReload) =>
  (): (() => boolean) => {
    const currentTarget = () => navigationTarget() ?? location.pathname + location.search + location.hash;
    const target = currentTarget();
    const storeFields = readFields();
    const leaveOnline = () => {
      if (currentTarget() !== target) return;
      readFields()();
      leaveFor(target);
    };
    return () => {
      if (!claimReload(new URL(target, location.href).pathname)) return false;
      if (canLeave()) {
        storeFields();
        leaveFor(target);
      } else addEventListener('online', leaveOnline, { once: true });
      return true;
    };
  };

/** Speculative imports: whether any are in progress, and whether an error came from one of them. */
export interface ImportsAhead {
  areUnderWay(): boolean;
  failedWith(error: unknown): boolean;
}

const noneAhead: ImportsAhead = { areUnderWay: () => false, failedWith: () => false };

/** Vite requests a stylesheet once, also if that fails: a part that is imported again would have no styles. */
const reloadFailedStyles = () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet) link.replaceWith(link.cloneNode());
};

/**
 * Handles Vite's `vite:preloadError` events for the app's own `import()`s. Errors of speculative imports are ignored:
 * the import is repeated when it is needed. Whether an error belongs to one is only known a moment after the event.
 * Offline errors are ignored as well: the component that needs the chunk shows the error, and the current page stays
 * usable. Its styles are requested again when the network is back.
 */
export const reloadOnFailedImport = (prepareReload: () => () => boolean, ahead = noneAhead): void => {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return addEventListener('online', reloadFailedStyles, { once: true });
    const reload = prepareReload();
    if (ahead.areUnderWay()) setTimeout(() => ahead.failedWith(event.payload) || reload());
    // Only when the page will be left. Otherwise the import must reject, so that an error boundary receives the error.
    else if (reload()) event.preventDefault();
  });
};
