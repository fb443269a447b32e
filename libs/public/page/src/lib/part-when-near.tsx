import { useLocale } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';
import { useEffect, useRef, useState, type ComponentType } from 'react';

/** Loads a part of a page with its texts and data. `about` is its subject. Null if there is nothing to show. */
export type LoadPart<About> = (
  about: About,
  options: { locale: Locale; signal: AbortSignal },
) => Promise<ComponentType | null>;

/** Distance from the viewport at which a part starts loading. */
const ahead = '500px';

interface PartWhenNearProps<About> {
  /** Must be a stable value while the subject of the page is the same. */
  about: About;
  /** Must be a stable reference. */
  load: LoadPart<About>;
  className?: string | undefined;
}

/**
 * A part of a page whose code, texts and data load when the visitor scrolls near it. Renders nothing if there is
 * nothing to show, or no network.
 */
export const PartWhenNear = <About,>({ about, load, className }: PartWhenNearProps<About>) => {
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    const show = async () => {
      const Part = await load(about, { locale, signal: abort.signal });
      if (!abort.signal.aborted) setLoaded(() => Part);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void show().catch(() => undefined);
      },
      { rootMargin: ahead },
    );
    observer.observe(box.current!);
    return () => {
      observer.disconnect();
      abort.abort();
    };
  }, [about, load, locale]);

  return (
    <div ref={box} className={className}>
      {Loaded && <Loaded />}
    </div>
  );
};
