import type { Suggestions } from '@yoodee/api-contract/search-reading';
import { codesOf, propertyTypes } from '@yoodee/asset-rules/options';
import { nameKeys, readRailName, typeWords } from '@yoodee/search-query';
import {
  districtsOf,
  findDistrict,
  findLine,
  findProvince,
  provinces,
  stations,
  subdistrictsOf,
} from '@yoodee/server-thai-geo';
import { bestRank, findNamed, keysOf, type Named } from './find-named.ts';
import type { Project } from './suggest.queries.ts';
import { whenChanged } from './when-changed.ts';

const mostOfEach = 5;

interface Names {
  name_th: string;
  name_en: string;
}

const nameOf = ({ name_th, name_en }: Names) => ({ th: name_th, en: name_en });
/** The best five. */
const find = <Value>(entries: readonly Named<Value>[], typed: readonly string[]) =>
  findNamed(entries, typed, mostOfEach);

const types = codesOf(propertyTypes).map((code): Named<Suggestions['types'][number]> => ({
  keys: keysOf([propertyTypes[code].th, propertyTypes[code].en, ...typeWords(code)]),
  value: { name: propertyTypes[code], filters: `property_type=${code}` },
}));

type Place = Suggestions['places'][number];

interface PlaceEntry extends Named<Omit<Place, 'count'>> {
  /** The administrative code: its length distinguishes provinces from their parts. */
  code: string;
}

const provinceEntries = provinces.map((province): PlaceEntry => ({
  code: province.code,
  keys: keysOf([province.name_th, province.name_en]),
  value: { name: nameOf(province), within: null, filters: `province=${province.code}` },
}));

const districts = provinces.flatMap(({ code }) => districtsOf(code));

const districtEntries = districts.map((district): PlaceEntry => ({
  code: district.code,
  keys: keysOf([district.name_th, district.name_en]),
  value: {
    name: nameOf(district),
    within: nameOf(findProvince(district.province_code)!),
    filters: `province=${district.province_code}&district=${district.code}`,
  },
}));

const subdistrictEntries = districts.flatMap((district) =>
  subdistrictsOf(district.code).map((subdistrict): PlaceEntry => {
    const outer = [findDistrict(subdistrict.district_code)!, findProvince(subdistrict.province_code)!];
    return {
      code: subdistrict.code,
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

/** Provinces, and the parts of Bangkok. */
const isProminent = (code: string) => code.length === 2 || code.startsWith('10');

/** Prominent places come first, then those with the most listings. */
const inOrderOf = (listed: ReadonlyMap<string, number>): Named<Place>[] =>
  placeEntries
    .map(({ code, keys, value }) => ({ code, keys, value: { ...value, count: listed.get(code) ?? 0 } }))
    .sort((a, b) => Number(isProminent(b.code)) - Number(isProminent(a.code)) || b.value.count - a.value.count);

interface StationEntry extends Named<Suggestions['stations'][number]> {
  /** Starts with the rail system. */
  lineId: string;
}

const stationEntries = stations.map((station): StationEntry => {
  const line = findLine(station.line_id)!;
  return {
    lineId: station.line_id,
    keys: keysOf([station.name_th, station.name_en, ...station.aliases]),
    value: {
      name: nameOf(station),
      line: nameOf(line),
      line_colour: line.colour,
      filters: `station=${station.id}&station_m=800`,
    },
  };
});

/** The stations that a text may mean: those of the system that it names, by the rest of the text. */
const stationsFor = (typed: string): { entries: readonly StationEntry[]; keys: readonly string[] } => {
  const railName = readRailName(typed);
  if (!railName) return { entries: stationEntries, keys: nameKeys(typed) };
  const { system, name } = railName;
  return {
    entries: stationEntries.filter(({ lineId }) => system === null || lineId.startsWith(system)),
    keys: nameKeys(name),
  };
};

type SuggestedProject = Suggestions['projects'][number];

const projectEntries = (projects: readonly Project[]) =>
  projects.map(({ id, name_th, name_en, aliases, count }): Named<SuggestedProject> => ({
    keys: keysOf([name_th, name_en, ...aliases]),
    value: {
      id,
      name: { th: name_th, en: name_en },
      filters: new URLSearchParams({ project: name_th }).toString(),
      count,
    },
  }));

interface SuggestionSources {
  findProjects: () => Promise<readonly Project[]>;
  countListed: () => Promise<ReadonlyMap<string, number>>;
}

/**
 * Suggestions for a partial search. Tone marks, spaces, romanisation variants and the keyboard layout do not matter.
 */
export const createSuggestions = ({ findProjects, countListed }: SuggestionSources) => {
  const projectsOf = whenChanged(projectEntries);
  const placesOf = whenChanged(inOrderOf);
  const isDistrict = ({ filters }: Place) => filters.includes('district=') && !filters.includes('subdistrict=');
  return async (typed: string | undefined): Promise<Omit<Suggestions, 'preview'>> => {
    const [projects, listed] = [await findProjects(), await countListed()];
    if (typed === undefined) {
      const popular = placesOf(listed)
        .map(({ value }) => value)
        .filter((place) => place.count > 0 && isDistrict(place))
        .sort((a, b) => b.count - a.count);
      return { leading: 'places', types: [], places: popular.slice(0, mostOfEach), stations: [], projects: [] };
    }
    const keys = nameKeys(typed);
    const onRail = stationsFor(typed);
    const [place, station] = [bestRank(placesOf(listed), keys), bestRank(onRail.entries, onRail.keys)];
    return {
      leading: station !== null && (place === null || station <= place) ? 'stations' : 'places',
      types: find(types, keys),
      places: find(placesOf(listed), keys),
      stations: find(onRail.entries, onRail.keys),
      projects: find(projectsOf(projects), keys),
    };
  };
};
