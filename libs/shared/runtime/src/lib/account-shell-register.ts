import { localeOfPath } from '@yoodee/site';
import { createAccountShell } from './account-shell.ts';
import { serviceWorkerScript } from './service-worker-script.ts';

/** Paths of the files that this page has loaded. */
const loadedPaths = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  ),
];

/**
 * Stores the shell of the account app, with the files that this screen has loaded, and registers the service worker if none
 * is. A public page registers it with the version of its own build. Does nothing without service workers.
 */
export const storeAccountShell = async (version: string): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  try {
    if (!(await navigator.serviceWorker.getRegistration()))
      await navigator.serviceWorker.register(serviceWorkerScript(version), { updateViaCache: 'none' });
    await createAccountShell({ caches, origin: location.origin }).keep({
      ...{ version, locale: localeOfPath(location.pathname), assets: loadedPaths() },
      fetch: (path, init) => fetch(path, init),
    });
  } catch {
    // Without a connection, or without storage, the inbox needs the network as before.
  }
};
