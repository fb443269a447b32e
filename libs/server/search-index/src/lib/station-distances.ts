import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { longestWalk, stations } from '@yoodee/server-thai-geo';
import type { AssetIndex } from './asset-index.ts';
import { isOfRail } from './station-bands.ts';

/**
 * Metres in a straight line from a document to the nearest of the stations that a filter names; infinite beyond the
 * longest walk, which is the largest distance that can be asked for.
 */
export const metresToStations = (index: AssetIndex, query: AssetQuery, key: 'station' | 'rail') => {
  const { ends, stations: walkedTo, metres, nearest: ofAny } = index.stationWalks();
  if (key === 'rail' && query.rail!.includes('any'))
    return (doc: number): number => (ofAny[doc]! > longestWalk ? Infinity : ofAny[doc]!);
  const isWanted = Uint8Array.from(stations, (station) =>
    Number(
      key === 'station' ? query.station!.includes(station.id) : query.rail!.some((rail) => isOfRail(station, rail)),
    ),
  );
  return (doc: number): number => {
    let nearest = Infinity;
    for (let walk = doc === 0 ? 0 : ends[doc - 1]!; walk < ends[doc]!; walk++)
      if (isWanted[walkedTo[walk]!]) nearest = Math.min(nearest, metres[walk]!);
    return nearest;
  };
};
