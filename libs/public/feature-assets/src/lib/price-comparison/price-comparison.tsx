import { useLocale } from '@yoodee/i18n';
import { useEffect, useRef, useState, type ComponentType } from 'react';

/** The comparison is asked for shortly before it is scrolled into view. */
const ahead = '500px';

/**
 * The asking price beside those of similar listings. Its code, its texts and its figures load when the visitor scrolls
 * near it; nothing is shown where there is nothing to compare, or no network.
 */
export const PriceComparison = ({ assetId }: { assetId: number }) => {
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      const { loadPriceComparison } = await import('./load-price-comparison.tsx');
      const Comparison = await loadPriceComparison(assetId, { locale, signal: abort.signal });
      if (!abort.signal.aborted) setLoaded(() => Comparison);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void load().catch(() => undefined);
      },
      { rootMargin: ahead },
    );
    observer.observe(box.current!);
    return () => {
      observer.disconnect();
      abort.abort();
    };
  }, [assetId, locale]);

  return <div ref={box}>{Loaded && <Loaded />}</div>;
};
