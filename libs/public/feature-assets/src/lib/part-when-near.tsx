import { useLocale } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import styles from './asset-page.module.css';

/** Loads a part of an asset's page with its texts and figures; null where it has nothing to show. */
export type LoadPart = (
  assetId: number,
  options: { locale: Locale; signal: AbortSignal },
) => Promise<ComponentType | null>;

/** A part is asked for shortly before it is scrolled into view. */
const ahead = '500px';

/**
 * A part of an asset's page whose code, texts and figures load when the visitor scrolls near it. Nothing is shown where
 * there is nothing to show, or no network. `load` must be the same at each render.
 */
export const PartWhenNear = ({ assetId, load }: { assetId: number; load: LoadPart }) => {
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    const show = async () => {
      const Part = await load(assetId, { locale, signal: abort.signal });
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
  }, [assetId, load, locale]);

  return (
    <div ref={box} className={styles.part}>
      {Loaded && <Loaded />}
    </div>
  );
};
