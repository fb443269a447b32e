import { reloadGuardMs } from '@yoodee/site';
import type { Navigations } from './navigations.ts';

const keyOf = (path: string) => `reloaded:${path}`;

/**
 * Whether a path may be loaded again now; saying yes is noted, so that it is said at most once per 10 s and path. An
 * entry that ends further ahead than that comes from a clock that was wrong and does not count. Without a storage to
 * note it in the answer is no: an unguarded reload could go on for ever.
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
  navigations(): Navigations | null;
  /** Called before the page is left: the last moment to keep what was typed. */
  onLeave(): void;
  leaveFor(path: string): void;
}

/** Loads a page in the place of the current one; the same address is asked for again. */
export const leaveFor = (path: string): void => {
  const isHere = path === location.pathname + location.search + location.hash;
  if (isHere) location.reload();
  else location.assign(path);
};

/** Whether a document can be had: without a network only a service worker has any, and it says what there is. */
const canLeave = () => navigator.onLine || Boolean(navigator.serviceWorker?.controller);

/**
 * What to do when a part of the app does not come, which after a deployment is the rule: the old files are gone. The
 * page that was wanted is loaded as a document, once. Answers whether it is; if not, the error is the reader's to see.
 * Without a network the current one stays until there is one, for as long as that page is wanted.
 */
export const createChunkReload =
  ({ navigations, onLeave, leaveFor }: ChunkReload) =>
  (): boolean => {
    const wanted = () => navigations()?.target() ?? location.pathname + location.search + location.hash;
    const target = wanted();
    if (!claimReload(new URL(target, location.href).pathname)) return false;
    const leave = () => {
      onLeave();
      leaveFor(target);
    };
    if (canLeave()) leave();
    else addEventListener('online', () => wanted() === target && leave(), { once: true });
    return true;
  };

/** Imports that nobody waits for yet: whether some are under way, and whether an error was one of theirs. */
export interface ImportsAhead {
  areUnderWay(): boolean;
  failedWith(error: unknown): boolean;
}

const noneAhead: ImportsAhead = { areUnderWay: () => false, failedWith: () => false };

/**
 * Follows the app's own `import()`s, whose failures Vite announces. Those ahead fail quietly, and are asked for again
 * when they are wanted; whose a failure was is known a moment after it is announced. Without a network every one fails
 * quietly: what wanted it says so, and the page is worth more than the part.
 */
export const reloadOnFailedImport = (reload: () => boolean, ahead = noneAhead): void => {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    if (ahead.areUnderWay()) setTimeout(() => ahead.failedWith(event.payload) || reload());
    // Only while the page is being left: otherwise the import must fail, so that an error boundary gets the error.
    else if (reload()) event.preventDefault();
  });
};

/** Of a module of the app that did not come: nothing while the page is left for another, else the error as a page. */
export type RouteChunkFailure = (error: unknown) => Promise<{ default: () => never }>;

/** For React Router, which imports route modules by itself; see the build's `guardRouteChunks`. */
export const createRouteChunkFailure =
  (reload: () => boolean): RouteChunkFailure =>
  (error) =>
    reload()
      ? new Promise(() => {})
      : Promise.resolve({
          default: () => {
            throw error;
          },
        });
