import type { AssetQuery } from '@yoodee/api-contract/asset-query';

type Coded = readonly { code: string }[];

interface Places {
  provinces: Coded;
  /** The query's province with its places; null if the province does not exist. */
  province: { districts: readonly { code: string; subdistricts: Coded }[] } | null;
  /** Contains at least the query's stations, if they exist. */
  stations: readonly { id: string }[];
}

const has = (places: Coded | undefined, code: string | undefined) => places?.some((one) => one.code === code) ?? false;

/** The query without places and stations that do not exist, and the keys of the removed parameters. */
export const withKnownPlaces = (
  query: AssetQuery,
  { provinces, province, stations }: Places,
): { query: AssetQuery; unknown: (keyof AssetQuery)[] } => {
  const { province: code, district, subdistrict, station = [], station_m, ...others } = query;
  const chosen = province?.districts.find((one) => one.code === district);
  const known = station.filter((id) => stations.some((one) => one.id === id));
  const knownPlaces: Partial<AssetQuery> = {
    ...(has(provinces, code) && { province: code }),
    ...(chosen && { district }),
    ...(has(chosen?.subdistricts, subdistrict) && { subdistrict }),
    ...(known.length > 0 && { station: known }),
    ...((known.length > 0 || query.rail) && station_m && { station_m }),
  };
  const unknown = (['province', 'district', 'subdistrict'] as const).filter((key) => query[key] && !knownPlaces[key]);
  if (unknown.length === 0 && known.length === station.length) return { query, unknown };
  return {
    query: { ...others, ...knownPlaces },
    unknown: [...unknown, ...(known.length < station.length ? ['station' as const] : [])],
  };
};
