import type { BilingualName } from '@yoodee/api-contract';
import { areaPaths } from '@yoodee/api-contract/area-paths';
import { areaIndexedFrom } from '@yoodee/api-contract/areas';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';

interface Place {
  code: string;
  name: BilingualName;
}

interface Places {
  provinces: readonly Place[];
  /** Of the query's province. */
  districts: readonly Place[] | undefined;
  stations: readonly { id: string; name: BilingualName }[];
}

const areaKeys: ReadonlySet<string> = new Set(['province', 'district', 'station', 'property_type', 'page']);

const named = ({ code, name }: Place) => ({ code, name_en: name.en });

const placePath = ({ province, district, station }: AssetQuery, places: Places): string | null => {
  if (station) {
    const only = station.length === 1 && !province && places.stations.find(({ id }) => id === station[0]);
    return only ? areaPaths.station({ id: only.id, name_en: only.name.en }) : null;
  }
  const inProvince = places.provinces.find(({ code }) => code === province);
  if (!inProvince || !district) return inProvince ? areaPaths.province(named(inProvince)) : null;
  const inDistrict = places.districts?.find(({ code }) => code === district);
  return inDistrict ? areaPaths.district(named(inProvince), named(inDistrict)) : null;
};

/**
 * The path of the area page with the same results as a list's query, if search engines may index that page. The query
 * must have a place, at most one type, and no other filter.
 */
export const findArea = (query: AssetQuery, total: number, places: Places): string | null => {
  const { property_type: types = [], page = 1 } = query;
  const isOther = Object.entries(query).some(([key, value]) => value !== undefined && !areaKeys.has(key));
  if (isOther || total < areaIndexedFrom || page > 1 || types.length > 1) return null;
  const path = placePath(query, places);
  return path && areaPaths.ofType(path, types[0] ?? null);
};
