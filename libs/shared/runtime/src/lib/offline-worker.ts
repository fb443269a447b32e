import { localeOfPath } from '@yoodee/site';
import { fallbackPolicy, offlinePage } from './offline-fallback.ts';
import { isKeptPicture } from './offline-html.ts';
import { createKeeper } from './offline-keeper.ts';

/** The part of a service worker's world that is used; TypeScript's own types of it exclude those of pages. */
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
  addEventListener(type: 'message', listener: (event: WorkerEvent & MessageEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchedEvent) => void): void;
}
const worker = self as unknown as WorkerScope;

const { origin, searchParams } = new URL(worker.location.href);
const keeper = createKeeper({
  caches,
  fetch: (path, init) => fetch(path, init),
  origin,
  version: searchParams.get('v') ?? '',
});

/** One after the other, so that what is forgotten is not kept again by a visit under way. */
let keeping: Promise<unknown> = Promise.resolve();
const inTurn = (work: () => Promise<void>) =>
  // What the network refuses is asked for again with the next page.
  (keeping = keeping.then(work).catch(() => undefined));

const fallback = async (path: string) =>
  new Response(offlinePage(localeOfPath(path), await keeper.list()), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': fallbackPolicy },
  });

/** The network's answer whatever it is; what is kept only where there is none. */
const answer = async (event: FetchedEvent, path: string): Promise<Response> => {
  let response: Response;
  try {
    response = (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await keeper.find(path)) ?? fallback(path);
  }
  const visited = response.clone();
  event.waitUntil(inTurn(() => keeper.refresh(path, visited)));
  return response;
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
  if (isPage(event.request, url)) event.respondWith(answer(event, path));
  else if (isKeptPicture(url)) event.respondWith(keeper.find(path).then((found) => found ?? Response.error()));
});

worker.addEventListener('message', (event) => {
  const { keep } = event.data as { keep?: unknown };
  if (!Array.isArray(keep)) return;
  const paths = keep.filter((path) => typeof path === 'string');
  event.waitUntil(inTurn(() => keeper.keep(paths)));
});
