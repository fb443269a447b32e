import type { AssetQuery } from '@yoodee/api-contract';

type Coded = readonly { code: string }[];

interface Places {
  provinces: Coded;
  /** The query's province with its places; null where there is no such province. */
  province: { districts: readonly { code: string; subdistricts: Coded }[] } | null;
  /** At least those that the query names and that there are. */
  stations: readonly { id: string }[];
}

const has = (places: Coded | undefined, code: string | undefined) => places?.some((one) => one.code === code) ?? false;

/** The query without the places and stations that the country does not have, and their keys. */
export const withKnownPlaces = (
  query: AssetQuery,
  { provinces, province, stations }: Places,
): { query: AssetQuery; unknown: (keyof AssetQuery)[] } => {
  const { province: code, district, subdistrict, station = [], station_m, ...others } = query;
  const chosen = province?.districts.find((one) => one.code === district);
  const known = station.filter((id) => stations.some((one) => one.id === id));
  const kept: Partial<AssetQuery> = {
    ...(has(provinces, code) && { province: code }),
    ...(chosen && { district }),
    ...(has(chosen?.subdistricts, subdistrict) && { subdistrict }),
    ...(known.length > 0 && { station: known, ...(station_m && { station_m }) }),
  };
  const unknown = (['province', 'district', 'subdistrict'] as const).filter((key) => query[key] && !kept[key]);
  if (unknown.length === 0 && known.length === station.length) return { query, unknown };
  return {
    query: { ...others, ...kept },
    unknown: [...unknown, ...(known.length < station.length ? ['station' as const] : [])],
  };
};
