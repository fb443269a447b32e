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

/** Fetched a little before it is seen. */
const ahead = '200px';

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * The map of one place. It is fetched when somebody scrolls to it or asks for it; those who save data are left to ask, and
 * so is who comes to the button by keyboard: the map would take the focus away with it.
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
