import { routePreloadConcurrency } from '@yoodee/site';
import { createPreloadQueue } from './preload-queue.ts';
import { whenIdle } from './when-idle.ts';

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** No preloading if the visitor saves data or has a slow connection. */
const mayPreload = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
};

export interface LinkPreloading<Part> {
  /** Chunks that a path needs, as addresses or functions; empty for paths outside the app. */
  partsOf(path: string): readonly Part[];
  load(part: Part): Promise<unknown>;
}

/**
 * Preloads the routes of links: links in view in order, four at a time; a hovered or focused link immediately. Each
 * chunk is loaded once. Nothing is preloaded on a slow connection or with data saving.
 */
export const preloadLinks = <Part>({ partsOf, load }: LinkPreloading<Part>): (() => void) => {
  const queue = createPreloadQueue(routePreloadConcurrency, load);
  const add = (link: HTMLAnchorElement, when: 'in-turn' | 'now') => {
    if (link.origin !== location.origin || !mayPreload()) return;
    for (const part of partsOf(link.pathname)) queue.add(part, when);
  };

  /**
   * Links in view that are not processed yet, one per idle callback: finding a path's chunks takes a slow phone
   * milliseconds.
   */
  const waiting: HTMLAnchorElement[] = [];
  const addNext = () => {
    const link = waiting.shift();
    if (link) add(link, 'in-turn');
    if (waiting.length > 0) whenIdle(addNext);
  };

  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inView.unobserve(target);
      if (waiting.push(target as HTMLAnchorElement) === 1) whenIdle(addNext);
    }
  });
  const observe = (root: Document | Element) => {
    if (root instanceof HTMLAnchorElement) inView.observe(root);
    for (const link of root.querySelectorAll('a[href]')) inView.observe(link);
  };
  const added = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) observe(node);
  });
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) add(link, 'now');
  };

  observe(document);
  added.observe(document.body, { childList: true, subtree: true });
  const intents = ['pointerover', 'focusin'] as const;
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
  return () => {
    inView.disconnect();
    waiting.length = 0;
    added.disconnect();
    for (const intent of intents) document.removeEventListener(intent, onIntent);
  };
};
