import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { longestWalk, stations, type Station } from '@yoodee/server-thai-geo';
import type { AssetIndex } from './asset-index.ts';
import { allocateShorts } from './scratch.ts';
import { isOfRail } from './station-bands.ts';

const isWanted = (station: Station, { station: ids, rail }: AssetQuery, key: 'station' | 'rail'): boolean =>
  key === 'station' ? ids!.includes(station.id) : rail!.some((name) => isOfRail(station, name));

/** Metres of the walks to the nearest wanted station, by document; more than the longest walk without one. */
const nearestWanted = (index: AssetIndex, query: AssetQuery, key: 'station' | 'rail'): Uint16Array => {
  const { walkedTo, nearest: ofAny } = index.stationWalks();
  if (key === 'rail' && query.rail!.includes('any')) return ofAny;
  const nearest = allocateShorts(index.documents()).fill(longestWalk + 1);
  for (const [number, station] of stations.entries()) {
    if (!isWanted(station, query, key)) continue;
    const { docs, metres, size } = walkedTo[number]!;
    for (let at = 0; at < size; at++) nearest[docs[at]!] = Math.min(nearest[docs[at]!]!, metres[at]!);
  }
  return nearest;
};

/**
 * Metres in a straight line from a document to the nearest of the stations that a filter names; infinite beyond the
 * longest walk, which is the largest distance that can be asked for.
 */
export const metresToStations = (index: AssetIndex, query: AssetQuery, key: 'station' | 'rail') => {
  const nearest = nearestWanted(index, query, key);
  return (doc: number): number => (nearest[doc]! > longestWalk ? Infinity : nearest[doc]!);
};
