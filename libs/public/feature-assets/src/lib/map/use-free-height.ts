import { useLayoutEffect, useRef } from 'react';

/** Space in pixels between the map and the lower edge of the screen. */
const air = 16;

/**
 * The height between an element's place in the page and the lower edge of the screen, as `--free-height`, so that the
 * element never goes past the fold. It is measured after every render: chips and notices above take more or fewer lines.
 */
export const useFreeHeight = (isUsed: boolean) => {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isUsed) return;
    const measure = () => {
      const top = (element.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
      element.current?.style.setProperty('--free-height', `${Math.round(window.innerHeight - top - air)}px`);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  });
  return element;
};
