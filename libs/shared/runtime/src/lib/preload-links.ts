import { routePreloadConcurrency } from '@yoodee/site';
import { createPreloadQueue } from './preload-queue.ts';
import { whenIdle } from './when-idle.ts';

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

  /** In view and not looked at yet. Finding what a path needs takes a slow phone milliseconds, so each has its own turn. */
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
