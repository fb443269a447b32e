import { stationDistances, type RailKind } from '@yoodee/api-contract/asset-list';
import { metresBetween, stations, type Point } from '@yoodee/server-thai-geo';

const bands = stationDistances.map(Number);
const widest = Math.max(...bands);

/** Degrees that cover the widest band anywhere in Thailand (a degree of longitude is ≥ 104 km). */
const reach = widest / 100_000;

/** Whether a station may be within the widest band of a point; cheap, and never wrongly false. */
const isInReach = (point: Point, station: Point): boolean =>
  Math.abs(station.lat - point.lat) <= reach && Math.abs(station.lng - point.lng) <= reach;

/** Key of "within `metres` of this station"; `metres` is one of the contract's distances. */
export const stationBand = (stationId: string, metres: number): string => `${stationId}@${metres}`;

/** Key of "within `metres` of a station of this system". */
export const railBand = (rail: RailKind, metres: number): string => `rail ${rail}@${metres}`;

const railOf = (lineId: string) => lineId.split('-')[0] as RailKind;

/** Whether a station belongs to a rail system. */
export const isOfRail = ({ line_id }: { line_id: string }, rail: RailKind): boolean =>
  rail === 'any' || rail === railOf(line_id);

/** All bands of a point: of stations and of rail systems. Distances are rounded to metres, as on pages. */
export const stationBandsAt = (lat: number, lng: number): string[] => {
  const found = stations.flatMap((station) => {
    if (!isInReach({ lat, lng }, station)) return [];
    const metres = Math.round(metresBetween({ lat, lng }, station));
    return bands
      .filter((band) => metres <= band)
      .flatMap((band) => [
        stationBand(station.id, band),
        railBand('any', band),
        railBand(railOf(station.line_id), band),
      ]);
  });
  return [...new Set(found)];
};
