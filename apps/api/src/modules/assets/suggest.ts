import { codesOf, propertyTypes, type Suggestions } from '@yoodee/api-contract';
import { nameKeys, typeWords } from '@yoodee/search-query';
import {
  districtsOf,
  findDistrict,
  findLine,
  findProvince,
  provinces,
  stations,
  subdistrictsOf,
} from '@yoodee/server-thai-geo';
import type { Project } from './suggest.queries.ts';

const mostOfEach = 5;

/** Names as the visitor may type them, and what choosing it gives. */
interface Entry<Value> {
  keys: readonly string[];
  value: Value;
}

interface Names {
  name_th: string;
  name_en: string;
}

const nameOf = ({ name_th, name_en }: Names) => ({ th: name_th, en: name_en });
const keysOf = (names: readonly (string | null)[]) => names.flatMap((name) => (name ? nameKeys(name) : []));

/** 0 for the whole name, 1 where it begins with what was typed, 2 where it holds it, null where it does not. */
const rankOf = (keys: readonly string[], typed: readonly string[]): number | null => {
  let best: number | null = null;
  for (const key of keys)
    for (const part of typed) {
      const rank = key === part ? 0 : key.startsWith(part) ? 1 : part.length > 1 && key.includes(part) ? 2 : null;
      if (rank !== null && (best === null || rank < best)) best = rank;
    }
  return best;
};

/** The best five; among equals the earlier entry. */
const find = <Value>(entries: readonly Entry<Value>[], typed: readonly string[]): Value[] =>
  entries
    .flatMap(({ keys, value }) => {
      const rank = rankOf(keys, typed);
      return rank === null ? [] : [{ rank, value }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostOfEach)
    .map(({ value }) => value);

const types = codesOf(propertyTypes).map((code): Entry<Suggestions['types'][number]> => ({
  keys: keysOf([propertyTypes[code].th, propertyTypes[code].en, ...typeWords(code)]),
  value: { name: propertyTypes[code], filters: `property_type=${code}` },
}));

type Place = Suggestions['places'][number];

const provinceEntries = provinces.map((province): Entry<Place> => ({
  keys: keysOf([province.name_th, province.name_en]),
  value: { name: nameOf(province), within: null, filters: `province=${province.code}` },
}));

const districts = provinces.flatMap(({ code }) => districtsOf(code));

const districtEntries = districts.map((district): Entry<Place> => ({
  keys: keysOf([district.name_th, district.name_en]),
  value: {
    name: nameOf(district),
    within: nameOf(findProvince(district.province_code)!),
    filters: `province=${district.province_code}&district=${district.code}`,
  },
}));

const subdistrictEntries = districts.flatMap((district) =>
  subdistrictsOf(district.code).map((subdistrict): Entry<Place> => {
    const outer = [findDistrict(subdistrict.district_code)!, findProvince(subdistrict.province_code)!];
    return {
      keys: keysOf([subdistrict.name_th, subdistrict.name_en]),
      value: {
        name: nameOf(subdistrict),
        within: {
          th: outer.map(({ name_th }) => name_th).join(' '),
          en: outer.map(({ name_en }) => name_en).join(', '),
        },
        filters: `province=${subdistrict.province_code}&district=${subdistrict.district_code}&subdistrict=${subdistrict.code}`,
      },
    };
  }),
);

const placeEntries = [...provinceEntries, ...districtEntries, ...subdistrictEntries];

const stationEntries = stations.map((station): Entry<Suggestions['stations'][number]> => {
  const line = findLine(station.line_id)!;
  return {
    keys: keysOf([station.name_th, station.name_en, ...station.aliases]),
    value: {
      name: nameOf(station),
      line: nameOf(line),
      line_colour: line.colour,
      filters: `station=${station.id}&station_m=800`,
    },
  };
});

type SuggestedProject = Suggestions['projects'][number];

/** A project is looked for as text, in quotes: its name may hold a station's. */
const projectEntries = (projects: readonly Project[]) =>
  projects.map(({ name_th, name_en, count }): Entry<SuggestedProject> => ({
    keys: keysOf([name_th, name_en]),
    value: {
      name: { th: name_th, en: name_en },
      filters: new URLSearchParams({ q: `"${name_th.replaceAll('"', '')}"` }).toString(),
      count,
    },
  }));

/** What a half-typed search may become. Tone marks, spaces, ways to romanise and the keyboard's layout do not matter. */
export const createSuggestions = (findProjects: () => Promise<readonly Project[]>) => {
  let indexed: { projects: readonly Project[]; entries: Entry<SuggestedProject>[] } | null = null;
  return async (typed: string): Promise<Suggestions> => {
    const projects = await findProjects();
    if (indexed?.projects !== projects) indexed = { projects, entries: projectEntries(projects) };
    const keys = nameKeys(typed);
    return {
      types: find(types, keys),
      places: find(placeEntries, keys),
      stations: find(stationEntries, keys),
      projects: find(indexed.entries, keys),
    };
  };
};
