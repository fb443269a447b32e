import { isSuccess } from '@yoodee/api-client';
import { useLocale } from '@yoodee/i18n';
import { thailand, useMapEngine } from '@yoodee/map/canvas';
import { useEffect, type RefObject } from 'react';
import { toBox, type Box } from './map-view.ts';
import { fetchClusters, type FilterText } from './use-clusters.ts';

/** The whole country at a glance. */
const everything = { bbox: toBox(thailand), zoom: 5 };

export interface FitToQueryProps {
  filters: FilterText;
  bbox: Box | undefined;
  /** The box that the map itself wrote into the address last: it is shown already. */
  writtenRef: RefObject<string | null>;
}

/** Moves the map to what is looked for: the box of the address, or all that the filters find. Inside a `MapCanvas`. */
export const FitToQuery = ({ filters, bbox, writtenRef }: FitToQueryProps) => {
  const engine = useMapEngine();
  const locale = useLocale();
  const box = bbox?.join(',') ?? null;

  useEffect(() => {
    if (!engine || (box !== null && box === writtenRef.current)) return;
    writtenRef.current = box;
    if (box !== null) return engine.show(box.split(',').map(Number) as Box, 'exactly');
    const leaving = new AbortController();
    void fetchClusters(filters, everything, locale, leaving.signal).then((result) => {
      if (!leaving.signal.aborted && isSuccess(result) && result.data.bounds)
        engine.show(result.data.bounds, 'roomily');
    });
    return () => leaving.abort();
  }, [engine, filters, box, locale, writtenRef]);

  return null;
};
