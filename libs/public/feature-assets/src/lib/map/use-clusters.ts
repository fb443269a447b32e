import { isSuccess, send, toRequest } from '@yoodee/api-client';
import { valuesByKey } from '@yoodee/api-contract/asset-address';
import { getAssetClusters, type AssetClusters } from '@yoodee/api-contract/clusters';
import { useLocale } from '@yoodee/i18n';
import { useEffect, useState } from 'react';
import type { MapView } from './map-view.ts';

/** The filters of the list's query, without order and page, as in the URL. */
export type FilterText = string;

interface Asked {
  filters: FilterText;
  view: MapView;
  attempt: number;
}

export interface Clusters {
  found: AssetClusters | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The query string of the API request for a view of the map. */
const queryOf = (filters: FilterText, { bbox, zoom }: MapView) => ({
  ...valuesByKey(new URLSearchParams(filters)),
  bbox: bbox.join(','),
  zoom,
});

export const fetchClusters = (filters: FilterText, view: MapView, locale: 'th' | 'en', signal: AbortSignal) =>
  send<AssetClusters>(toRequest(getAssetClusters, { query: queryOf(filters, view) }), { locale, signal });

/** The clusters in a view. While the next view loads, or if that fails, the previous clusters. */
export const useClusters = (filters: FilterText, view: MapView | null): Clusters => {
  const locale = useLocale();
  const [found, setFound] = useState<AssetClusters | null>(null);
  const [failed, setFailed] = useState<Asked | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!view) return;
    const leaving = new AbortController();
    void fetchClusters(filters, view, locale, leaving.signal).then((result) => {
      if (leaving.signal.aborted) return;
      if (isSuccess(result)) setFound(result.data);
      setFailed(isSuccess(result) ? null : { filters, view, attempt });
    });
    return () => leaving.abort();
  }, [filters, view, locale, attempt]);

  const hasFailed = failed !== null && failed.view === view && failed.filters === filters && failed.attempt === attempt;
  return { found, hasFailed, retry: () => setAttempt((count) => count + 1) };
};
