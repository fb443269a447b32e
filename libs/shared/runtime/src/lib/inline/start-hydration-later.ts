import { localeCookie } from '@yoodee/site';
import type { Field } from '../enter-field.ts';
import {
  hydratedEvent,
  hydrationDataId,
  hydrationFailedEvent,
  pageShown,
  type HydrationStart,
} from './hydration-start.ts';

const remember = (language: string) => {
  document.cookie = `${localeCookie.name}=${language};path=/;max-age=${localeCookie.maxAgeSeconds};samesite=lax`;
};

const append = (tag: 'link' | 'script', attributes: object) =>
  document.head.append(Object.assign(document.createElement(tag), attributes));

/**
 * Starts the app after `load` when the browser is idle, or at the first user input, whichever is first. The page works
 * as HTML, so no script of the app is fetched before the LCP. Must run at the end of `<body>`.
 *
 * Stores the document's language for `/`. Records user input until React listens, then replays it: the last click on a
 * button (except one that opens a popover, which needs no script) or on a link with `data-held`, which the app handles
 * itself, and changed fields. A click on a language link stores that language. Going back or forward to another page
 * loads that page. Every page contains this script, so it only records; the replay code is part of the app (see
 * `announceHydrated`).
 */
export const startHydrationLater = (): void => {
  // Not in the app: an app that starts during a click on the language switch would store its own language again.
  remember(document.documentElement.lang.slice(0, 2));
  const shown = pageShown();
  const data = document.getElementById(hydrationDataId)!;
  data.dataset.shown = shown;
  const listening = new AbortController();
  const entered = new Set<Field>();
  let clicked: HTMLButtonElement | HTMLAnchorElement | null = null;
  let isStarted = false;
  let hasFailed = false;

  // Without its scripts the page stays static HTML; links and forms still work.
  const fail = () => {
    hasFailed = true;
    clicked?.click();
  };

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const { modules, pageData } = JSON.parse(data.textContent) as HydrationStart;
    append('script', { type: 'module', src: modules[0], onerror: fail });
    if (typeof pageData === 'string') append('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href: pageData });
    for (const href of modules.slice(1)) append('link', { rel: 'modulepreload', href });
  };

  const on = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) =>
    addEventListener(type, listener, { capture: true, signal: listening.signal });

  for (const sign of ['pointerdown', 'keydown', 'focusin'] as const) on(sign, start);

  on('input', ({ target }) => entered.add(target as Field));

  on('popstate', () => {
    if (pageShown() !== shown) location.reload();
  });

  on('click', (event) => {
    const target = event.target as Element;
    const language = target.closest<HTMLAnchorElement>('a[hreflang]');
    // Stored before the navigation: otherwise `/` would redirect to the previous language.
    if (language) remember(language.hreflang);
    const control = target.closest<HTMLButtonElement | HTMLAnchorElement>('button,a[data-held]');
    if (!control || hasFailed) return;
    if ('href' in control) {
      // Modified clicks open a new tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
    } else if (control.type === 'submit' || control.popoverTargetElement) return;
    clicked = control;
  });

  on(hydratedEvent, ({ detail: replay }) => {
    listening.abort();
    replay(clicked, entered);
  });

  on(hydrationFailedEvent, fail);

  // Safari lacks requestIdleCallback.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  // Waits two frames, so that the page is painted.
  addEventListener('load', () =>
    requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(start, { timeout: 2000 }))),
  );
};
