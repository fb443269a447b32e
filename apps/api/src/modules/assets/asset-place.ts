import type { AssetSummary, NearStation, StationAround } from '@yoodee/api-contract/assets';
import { findLine, findStation, nearestStations, placeNames } from '@yoodee/server-thai-geo';
import { shownPoint } from './shown-point.ts';

interface Place {
  lat: number;
  lng: number;
}

interface PlacedAsset {
  province_code: string | null;
  district_code: string | null;
  subdistrict_code: string | null;
}

/** The code replaces the name if a release removes the place. */
export const placeOf = (row: PlacedAsset): AssetSummary['place'] => {
  const { province, district, subdistrict } = placeNames(row);
  const province_code = row.province_code ?? '';
  const district_code = row.district_code ?? '';
  return {
    province_code,
    district_code,
    subdistrict_code: row.subdistrict_code,
    province: province ?? { th: province_code, en: province_code },
    district: district ?? { th: district_code, en: district_code },
    subdistrict,
  };
};

/** The stations near a shown point, nearest first. */
export const nearStations = (point: Place | null, limit: number): NearStation[] =>
  (point ? nearestStations(point.lat, point.lng, { limit }) : []).flatMap((near) => {
    const station = findStation(near.station_id);
    const line = station && findLine(station.line_id);
    if (!station || !line) return [];
    return {
      ...near,
      name: { th: station.name_th, en: station.name_en },
      line: { th: line.name_th, en: line.name_en },
      line_colour: line.colour,
    };
  });

const shownStationLimit = 5;

/** Clockwise from north. */
const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** The nearest of the eight directions from one point to another, for the short distances of a town. */
export const directionTo = (from: Place, to: Place): StationAround['direction'] => {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  const eighths = Math.round(Math.atan2(east, to.lat - from.lat) / (Math.PI / 4));
  return directions.at(eighths % directions.length)!;
};

/** The stations near a public point, nearest first, with their direction from it. */
export const stationsAround = (point: Place | null): StationAround[] =>
  point
    ? nearStations(point, shownStationLimit).map((near) => ({
        ...near,
        direction: directionTo(point, findStation(near.station_id)!),
      }))
    : [];

/** The stations on an asset's page. */
export const shownStations = (row: Parameters<typeof shownPoint>[0]): StationAround[] =>
  stationsAround(shownPoint(row));
