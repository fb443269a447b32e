import { localeCookie } from '@yoodee/site';
import type { Field } from '../enter-field.ts';
import { heldScriptId, hydratedEvent } from './held-scripts.ts';

const pageShown = () => location.href.split('#')[0];

const remember = (language: string) => {
  document.cookie = `${localeCookie.name}=${language};path=/;max-age=${localeCookie.maxAgeSeconds};samesite=lax`;
};

/**
 * Starts the held hydration module after `load`, when the browser is idle, or at the first sign of the visitor using the
 * page, whichever is first: a page works as HTML, so no script of the app is fetched before the largest image has
 * painted. To be run at the end of `<body>`.
 *
 * The language shown is remembered for `/`. What the visitor does before React listens is done again when it does: a
 * button is pressed again (but for one that opened a popover, which needs no script), a link with `data-held`, which
 * the page's script does something else with, waits as a button does, a choice or a text is entered again, a language
 * that is chosen is remembered, and going back or forward to another page loads that page. Every page carries this, so
 * it only takes notes; what is done with them comes with the app (see `announceHydrated`).
 */
export const startHydrationLater = (): void => {
  // Here and never later: a page that comes alive while its switch is pressed would put its own language back.
  remember(document.documentElement.lang.slice(0, 2));
  const shown = pageShown();
  const listening = new AbortController();
  const entered = new Set<Field>();
  let pressed: HTMLButtonElement | HTMLAnchorElement | null = null;
  let script: HTMLScriptElement | undefined;
  let hasFailed = false;

  const start = () => {
    if (script) return;
    const held = document.getElementById(heldScriptId)!;
    script = Object.assign(document.createElement('script'), {
      type: 'module',
      text: held.textContent,
      // A module that cannot be had leaves the page the HTML it is: links and forms go on working.
      onerror: () => {
        hasFailed = true;
        pressed?.click();
      },
      // Where it is found, if not here.
      ...held.dataset,
    });
    document.body.append(script);
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
    // What the switch does before it navigates: `/` would otherwise lead back to the language that is remembered.
    if (language) remember(language.hreflang);
    const control = target.closest<HTMLButtonElement | HTMLAnchorElement>('button,a[data-held]');
    if (!control || hasFailed) return;
    if ('href' in control) {
      // A new tab or window is meant.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
    } else if (control.type === 'submit' || control.popoverTargetElement) return;
    pressed = control;
  });

  on(hydratedEvent, ({ detail: replay }) => {
    listening.abort();
    replay(pressed, entered);
  });

  // Safari has no way to say when it is idle.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  // Two frames, for the page to paint.
  addEventListener('load', () =>
    requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(start, { timeout: 2000 }))),
  );
};
