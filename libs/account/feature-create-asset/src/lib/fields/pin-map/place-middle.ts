import type { AssetClusters } from '@yoodee/api-contract/clusters';
import type { Point } from '@yoodee/map';

/**
 * The centre of the largest cluster of assets, because a single asset may have a wrong position. Without clusters, the
 * first pin. Null if there are no assets.
 */
export const middleOf = ({ clusters, pins }: Pick<AssetClusters, 'clusters' | 'pins'>): Point | null => {
  const [most] = clusters.toSorted((a, b) => b.count - a.count);
  const middle = most ?? pins[0];
  return middle ? { lat: middle.lat, lng: middle.lng } : null;
};
