import type { AssetClusters } from '@yoodee/api-contract';
import type { Point } from '@yoodee/map';

/** Where most of the assets found lie: a single one may be pinned anywhere. Null where there are none. */
export const middleOf = ({ clusters, pins }: Pick<AssetClusters, 'clusters' | 'pins'>): Point | null => {
  const [most] = clusters.toSorted((a, b) => b.count - a.count);
  const middle = most ?? pins[0];
  return middle ? { lat: middle.lat, lng: middle.lng } : null;
};
