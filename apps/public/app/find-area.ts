import { areaIndexedFrom, areaPaths, type AssetQuery, type BilingualName } from '@yoodee/api-contract';

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
 * The path of the area page that shows what a list's query finds, if search engines may show that page: a place and at
 * most one type, nothing else asked.
 */
export const findArea = (query: AssetQuery, total: number, places: Places): string | null => {
  const { property_type: types = [], page = 1 } = query;
  const isOther = Object.entries(query).some(([key, value]) => value !== undefined && !areaKeys.has(key));
  if (isOther || total < areaIndexedFrom || page > 1 || types.length > 1) return null;
  const path = placePath(query, places);
  return path && areaPaths.ofType(path, types[0] ?? null);
};
