import { isSuccess } from '@yoodee/api-client';
import type { LoadPart } from '@yoodee/public-page';
import { AreaMap } from './area-map.tsx';
import { everything } from './fit-to-query.ts';
import { fetchClusters } from './use-clusters.ts';

/** The map of the assets that a query string finds; null if none has a location. */
export const loadAreaMap: LoadPart<string> = async (search, { locale, signal }) => {
  const result = await fetchClusters(search, everything, locale, signal);
  if (!isSuccess(result) || !result.data.bounds) return null;
  const { bounds } = result.data;
  return () => <AreaMap search={search} bounds={bounds} />;
};
