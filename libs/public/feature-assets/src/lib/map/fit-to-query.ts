import { isSuccess } from '@yoodee/api-client';
import type { Corner, DrawnArea } from '@yoodee/api-contract/drawn-areas';
import { useLocale } from '@yoodee/i18n';
import { thailand, useMapEngine, type Bounds } from '@yoodee/map/canvas';
import { useEffect, type RefObject } from 'react';
import { toBox, type Box } from './map-view.ts';
import { fetchClusters, type FilterText } from './use-clusters.ts';

/** A box around the country. */
export const everything = { bbox: toBox(thailand), zoom: 5 };

const placeKeys = new Set(['province', 'district', 'subdistrict', 'station', 'station_m', 'reach']);

/** The filters that describe a place. */
const placesOf = (filters: FilterText): FilterText =>
  new URLSearchParams([...new URLSearchParams(filters)].filter(([key]) => placeKeys.has(key))).toString();

/** The box around all results; without results, around the places of the filters. */
const boundsOf = async (filters: FilterText, locale: 'th' | 'en', signal: AbortSignal): Promise<Bounds | null> => {
  const result = await fetchClusters(filters, everything, locale, signal);
  if (!isSuccess(result)) return null;
  const places = placesOf(filters);
  return result.data.bounds ?? (places && places !== filters ? boundsOf(places, locale, signal) : null);
};

const boundsAround = (corners: readonly Corner[]): Bounds => {
  const [lats, lngs] = [corners.map(({ lat }) => lat), corners.map(({ lng }) => lng)];
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
};

export interface FitToQueryProps {
  filters: FilterText;
  bbox: Box | undefined;
  /** Drawn areas. The map shows all of them, even if they have few results. */
  areas: readonly DrawnArea[];
  /** The box that the map itself wrote to the URL: it is already in view. */
  writtenRef: RefObject<string | null>;
}

/** Moves the map to the box in the URL, or to all results. Render it inside a `MapCanvas`. */
export const FitToQuery = ({ filters, bbox, areas, writtenRef }: FitToQueryProps) => {
  const engine = useMapEngine();
  const locale = useLocale();
  const box = bbox?.join(',') ?? null;

  useEffect(() => {
    if (!engine || (box !== null && box === writtenRef.current)) return;
    writtenRef.current = box;
    if (box !== null) return engine.show(box.split(',').map(Number) as Box, 'exactly');
    if (areas.length > 0) return engine.show(boundsAround(areas.flat()), 'roomily');
    const leaving = new AbortController();
    void boundsOf(filters, locale, leaving.signal).then((bounds) => {
      if (!leaving.signal.aborted && bounds) engine.show(bounds, 'roomily');
    });
    return () => leaving.abort();
  }, [engine, filters, box, areas, locale, writtenRef]);

  return null;
};
