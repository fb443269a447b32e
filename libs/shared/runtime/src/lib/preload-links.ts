import { routePreloadConcurrency } from '@yoodee/site';
import { createPreloadQueue } from './preload-queue.ts';

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Not everybody's bytes are free. */
const mayPreload = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
};

export interface LinkPreloading {
  /** What a path needs from the network before it can be shown, as addresses or names; empty for what is not ours. */
  partsOf(path: string): readonly string[];
  load(part: string): Promise<unknown>;
}

/**
 * Preloads the routes of links: those in view one after another, four at a time; the one pointed at or focused at once.
 * Each part is loaded once. Nothing is preloaded on a slow or counted connection.
 */
export const preloadLinks = ({ partsOf, load }: LinkPreloading): (() => void) => {
  const queue = createPreloadQueue(routePreloadConcurrency, load);
  const add = (link: HTMLAnchorElement, when: 'in-turn' | 'now') => {
    if (link.origin !== location.origin || !mayPreload()) return;
    for (const part of partsOf(link.pathname)) queue.add(part, when);
  };

  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inView.unobserve(target);
      add(target as HTMLAnchorElement, 'in-turn');
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
    added.disconnect();
    for (const intent of intents) document.removeEventListener(intent, onIntent);
  };
};
