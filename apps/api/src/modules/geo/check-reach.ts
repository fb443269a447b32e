import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { readReach, type Reach } from '@yoodee/api-contract/reach';
import { findStation, walksFrom } from '@yoodee/server-thai-geo';
import { ApiError } from '../../http/problem.ts';

/** A point in the sea, abroad or far from all lines has no station. */
const isServed = ({ place }: Reach): boolean =>
  'station' in place ? findStation(place.station) !== null : walksFrom(place).length > 0;

/** Whether trains serve all places of `reach`: not an unknown station, nor a point without one. */
export const hasServedReach = ({ reach = [] }: Pick<AssetQuery, 'reach'>): boolean =>
  reach.every((text) => isServed(readReach(text)!));

/** Throws `invalid_request` for a place that no train serves. */
export const checkReach = (query: Pick<AssetQuery, 'reach'>): void => {
  if (!hasServedReach(query)) throw new ApiError('invalid_request', { errors: { reach: 'unknown_value' } });
};
