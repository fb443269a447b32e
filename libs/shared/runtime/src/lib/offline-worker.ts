import { localeOfPath } from '@yoodee/site';
import { createAccountShell, isAccountAsset, isOfflineScreen } from './account-shell.ts';
import { fallbackPolicy, offlinePage } from './offline-fallback.ts';
import { isStoredPicture } from './offline-pictures.ts';
import { createOfflineStore } from './offline-store.ts';

/**
 * The part of the service worker API that is used. TypeScript's types for service workers conflict with those for
 * pages.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchedEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchedEvent) => void): void;
}
const worker = self as unknown as WorkerScope;

const { origin, searchParams } = new URL(worker.location.href);
/** Pages write to this store; the worker reads it. */
const store = createOfflineStore({ caches, origin, version: searchParams.get('v') ?? '' });

const shell = createAccountShell({ caches, origin });

const fallback = async (path: string) =>
  new Response(offlinePage(localeOfPath(path), await store.list(), path), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': fallbackPolicy },
  });

/** The network's response, whatever its status; a stored response only if the network fails. */
const respond = async (event: FetchedEvent, url: URL, path: string): Promise<Response> => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const document = isOfflineScreen(url) ? await shell.findDocument(url) : undefined;
    return document ?? (await store.find(path)) ?? fallback(path);
  }
};

/** The network's file; the stored one only if the network fails. */
const respondWithAsset = async ({ request }: FetchedEvent, url: URL): Promise<Response> => {
  try {
    return await fetch(request);
  } catch {
    return (await shell.findAsset(url)) ?? Response.error();
  }
};

const isPage = ({ method, mode }: Request, { pathname }: URL) =>
  method === 'GET' && mode === 'navigate' && !pathname.startsWith('/api/') && !pathname.startsWith('/img/');

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.resolve(worker.registration.navigationPreload?.enable())),
);
worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== origin) return;
  const path = url.pathname + url.search;
  if (isPage(event.request, url)) event.respondWith(respond(event, url, path));
  else if (event.request.method === 'GET' && isAccountAsset(url)) event.respondWith(respondWithAsset(event, url));
  else if (isStoredPicture(url)) event.respondWith(store.find(path).then((found) => found ?? Response.error()));
});
