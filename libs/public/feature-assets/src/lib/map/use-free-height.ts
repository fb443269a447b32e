import { useLayoutEffect, useRef } from 'react';

/** Space in pixels between the map and the lower edge of the screen. */
const air = 16;

/**
 * The height between an element's place in the page and the lower edge of the screen, as `--free-height`, so that the
 * element never goes past the fold. It is measured after every render: chips and notices above take more or fewer lines.
 * A sticky element also grows while one scrolls, until it sticks.
 */
export const useFreeHeight = (isUsed: boolean, isSticky: boolean) => {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isUsed) return;
    const measure = () => {
      const shown = element.current?.getBoundingClientRect().top ?? 0;
      const top = isSticky ? shown : shown + window.scrollY;
      element.current?.style.setProperty('--free-height', `${Math.round(window.innerHeight - top - air)}px`);
    };
    measure();
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener('resize', measure, { signal });
    if (isSticky) addEventListener('scroll', measure, { signal, passive: true });
    return () => leaving.abort();
  });
  return element;
};
