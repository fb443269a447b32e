import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { longestWalk, stations } from '@yoodee/server-thai-geo';
import type { AssetIndex } from './asset-index.ts';
import { allocateShorts } from './scratch.ts';
import { isOfRail } from './station-bands.ts';

/**
 * Metres in a straight line from a document to the nearest of the stations that a filter names; infinite beyond the
 * longest walk, which is the largest distance that can be asked for.
 */
export const metresToStations = (index: AssetIndex, query: AssetQuery, key: 'station' | 'rail') => {
  const { walkedTo, nearest: ofAny } = index.stationWalks();
  const isAny = key === 'rail' && query.rail!.includes('any');
  const nearest = isAny ? ofAny : allocateShorts(index.documents()).fill(longestWalk + 1);
  stations.forEach((station, number) => {
    const isWanted =
      key === 'station' ? query.station!.includes(station.id) : query.rail!.some((rail) => isOfRail(station, rail));
    if (isAny || !isWanted) return;
    const { docs, metres, size } = walkedTo[number]!;
    for (let at = 0; at < size; at++) nearest[docs[at]!] = Math.min(nearest[docs[at]!]!, metres[at]!);
  });
  return (doc: number): number => (nearest[doc]! > longestWalk ? Infinity : nearest[doc]!);
};
