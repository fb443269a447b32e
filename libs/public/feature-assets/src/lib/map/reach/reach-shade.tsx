import { isSuccess, send, toRequest } from '@yoodee/api-client';
import { getReachedAreas, type ReachedAreas } from '@yoodee/api-contract/geo';
import { useLocale } from '@yoodee/i18n';
import { useMapEngine } from '@yoodee/map/canvas';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { disjointCircles } from './disjoint-circles.ts';
import { messages } from './reach-shade.messages.ts';
import styles from './reach-shade.module.css';

export interface ReachShadeProps {
  /** The values of the URL parameter `reach`. */
  reach: readonly string[];
}

/** Shades the area from which the destinations of the search can be reached in time, and explains it. */
export const ReachShade = ({ reach }: ReachShadeProps) => {
  const locale = useLocale();
  const engine = useMapEngine();
  const [areas, setAreas] = useState<ReachedAreas>([]);
  const texts = reach.join(' ');

  useEffect(() => {
    const leaving = new AbortController();
    const request = toRequest(getReachedAreas, { query: { reach: texts.split(' ') } });
    void send<ReachedAreas>(request, { locale, signal: leaving.signal }).then((reply) => {
      if (!leaving.signal.aborted) setAreas(isSuccess(reply) ? reply.data : []);
    });
    return () => leaving.abort();
  }, [texts, locale]);

  useEffect(() => {
    engine?.setShades(areas.flatMap(({ circles }) => disjointCircles(circles)));
    return () => engine?.setShades([]);
  }, [engine, areas]);

  return (
    areas.length > 0 && (
      <p className={styles.legend}>
        <span>
          <span className={areas.length > 1 ? styles.dark : styles.light} />
          <FormattedMessage {...messages[areas.length > 1 ? 'shadedTwice' : 'shaded']} />
        </span>
      </p>
    )
  );
};
