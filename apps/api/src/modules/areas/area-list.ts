import type { BilingualName } from '@yoodee/api-contract';
import { areaPaths, typeOfSlug } from '@yoodee/api-contract/area-paths';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { PropertyType } from '@yoodee/asset-rules/options';
import {
  districtsOf,
  findLine,
  lines,
  metresBetween,
  provinces,
  stations,
  type District,
  type Province,
  type Station,
} from '@yoodee/server-thai-geo';

interface AreaOf<Kind extends string, Place> {
  kind: Kind;
  /** Path of the page of all types, below `/areas/`. */
  path: string;
  name: BilingualName;
  /** The search filter of its assets. */
  filter: Pick<AssetQuery, 'province' | 'district' | 'station'>;
  place: Place;
}

export type ProvinceArea = AreaOf<'province', Province>;
export type DistrictArea = AreaOf<'district', District>;
export type StationArea = AreaOf<'station', Station>;
/** A place with an area page. */
export type AreaPlace = ProvinceArea | DistrictArea | StationArea;

export const nameOf = ({ name_th, name_en }: { name_th: string; name_en: string }): BilingualName => ({
  th: name_th,
  en: name_en,
});

export const provinceAreas: readonly ProvinceArea[] = provinces.map((place) => ({
  kind: 'province',
  path: areaPaths.province(place),
  name: nameOf(place),
  filter: { province: place.code },
  place,
}));

export const districtAreas: readonly DistrictArea[] = provinces.flatMap((province) =>
  districtsOf(province.code).map((place): DistrictArea => ({
    kind: 'district',
    path: areaPaths.district(province, place),
    name: nameOf(place),
    filter: { province: province.code, district: place.code },
    place,
  })),
);

export const stationAreas: readonly StationArea[] = stations.map((place) => ({
  kind: 'station',
  path: areaPaths.station(place),
  name: nameOf(place),
  filter: { station: [place.id] },
  place,
}));

export const areaPlaces: readonly AreaPlace[] = [...provinceAreas, ...districtAreas, ...stationAreas];

const byPath = new Map(areaPlaces.map((area) => [area.path, area]));

/** The place and type of a path below `/areas/`, or null. */
export const findArea = (path: string): { area: AreaPlace; type: PropertyType | null } | null => {
  const whole = byPath.get(path);
  if (whole) return { area: whole, type: null };
  const cut = path.lastIndexOf('/');
  const area = byPath.get(path.slice(0, Math.max(0, cut)));
  const type = typeOfSlug(path.slice(cut + 1));
  return area && type ? { area, type } : null;
};

/** Stations in either direction that count as neighbours. */
const stopsAway = 3;

const stationsBeside = ({ id }: Station): ReadonlySet<string> =>
  new Set(
    lines.flatMap(({ routes }) =>
      routes.flatMap((route) => {
        const at = route.indexOf(id);
        return at === -1 ? [] : route.slice(Math.max(0, at - stopsAway), at + stopsAway + 1);
      }),
    ),
  );

/** The areas inside an area. */
export const areasInside = (area: AreaPlace): readonly AreaPlace[] =>
  area.kind === 'province' ? districtAreas.filter(({ place }) => place.province_code === area.place.code) : [];

const nearestFirst = <Area extends StationArea | ProvinceArea>(areas: readonly Area[], { place: from }: Area): Area[] =>
  areas.toSorted((a, b) => metresBetween(from, a.place) - metresBetween(from, b.place));

const siblingsOf = (area: AreaPlace): readonly AreaPlace[] => {
  if (area.kind === 'station') {
    const beside = stationsBeside(area.place);
    const onLine = stationAreas.filter(({ place }) => beside.has(place.id));
    return nearestFirst(onLine, area);
  }
  if (area.kind === 'district')
    return districtAreas.filter(({ place }) => place.province_code === area.place.province_code);
  const inRegion = provinceAreas.filter(({ place }) => place.region === area.place.region);
  return nearestFirst(inRegion, area);
};

/**
 * Neighbours: stations of the same line and provinces of the same region, nearest first, and districts of the same
 * province, whose positions are not known.
 */
export const areasBeside = (area: AreaPlace): readonly AreaPlace[] =>
  siblingsOf(area).filter(({ path }) => path !== area.path);

/** The province of a district. */
export const provinceOf = (area: AreaPlace): ProvinceArea | null =>
  area.kind === 'district' ? provinceAreas.find(({ place }) => place.code === area.place.province_code)! : null;

export const lineOf = ({ line_id }: Station) => findLine(line_id)!;
