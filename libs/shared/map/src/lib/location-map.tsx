import { withNetwork } from '@yoodee/runtime';
import { Button, Icon } from '@yoodee/ui-kit';
import { mapIcon } from '@yoodee/ui-kit/icons';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LocationPoint } from './location-map-canvas.tsx';
import { messages } from './location-map.messages.ts';
import styles from './location-map.module.css';

const Canvas = lazy(
  withNetwork(() => import('./location-map-canvas.tsx').then((module) => ({ default: module.LocationMapCanvas }))),
);

/** The map loads shortly before it is scrolled into view. */
const ahead = '200px';

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * The map of one place. It loads when the visitor scrolls near it or clicks the button. It loads only on a click if the
 * browser's data saver is on, or if the button has keyboard focus: replacing the button would lose the focus.
 */
export const LocationMap = ({ point }: { point: LocationPoint }) => {
  const box = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    if (isWanted || savesData()) return;
    const observer = new IntersectionObserver(
      (entries) =>
        entries.some(({ isIntersecting }) => isIntersecting) &&
        !box.current?.contains(document.activeElement) &&
        setIsWanted(true),
      { rootMargin: ahead },
    );
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [isWanted]);

  const show = () => {
    setIsWanted(true);
    box.current!.tabIndex = -1;
    box.current!.focus();
  };
  return (
    <div ref={box} className={styles.box}>
      {isWanted ? (
        <Suspense>
          <Canvas point={point} />
        </Suspense>
      ) : (
        <Button variant="outline" onClick={show}>
          <Icon icon={mapIcon} />
          <FormattedMessage {...messages.show} />
        </Button>
      )}
    </div>
  );
};
