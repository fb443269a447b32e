import type { AssetSummary, NearStation } from '@yoodee/api-contract/assets';
import { findLine, findStation, nearestStations, placeNames } from '@yoodee/server-thai-geo';
import { shownPoint } from './shown-point.ts';

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
export const nearStations = (point: { lat: number; lng: number } | null, limit: number): NearStation[] =>
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

/** The stations on an asset's page. */
export const shownStations = (row: Parameters<typeof shownPoint>[0]): NearStation[] =>
  nearStations(shownPoint(row), shownStationLimit);
