import type { Suggestions } from '@yoodee/api-contract/search-reading';
import type { BilingualText } from '@yoodee/api-contract';
import type { Locale } from '@yoodee/site';
import type { Bounds, Point } from '@yoodee/map';

/** A target that the map can move to. The position of a place, project or road is that of its published assets. */
export interface Spot {
  kind: 'place' | 'station' | 'project' | 'road' | 'text';
  /** Name as shown; for `text`, the typed text. */
  name: string;
  /** The larger area of a place, or the line of a station. */
  detail: string | null;
  /** Filters of its published assets, as in the address of the list. */
  filters: string;
}

/** Maximum number of spots of each kind. */
const most = { station: 3, project: 3, place: 4 } as const;

const inLocale = (name: BilingualText, locale: Locale) => (locale === 'en' && name.en) || name.th;

/** A spot, and whether the typed text is its whole name in one of the languages. */
type Candidate = Spot & { isExact: boolean };

const isNameOf = (typed: string, { th, en }: BilingualText) => {
  const text = typed.toLowerCase();
  return th.toLowerCase() === text || en?.toLowerCase() === text;
};

/**
 * The spots that a typed text may mean: exact matches of the name first, then the likelier kind, and last a search for
 * the text in listings.
 */
export const spotsOf = (found: Suggestions | undefined, typed: string, locale: Locale): Spot[] => {
  const asWritten: Spot = {
    kind: 'text',
    name: typed,
    detail: null,
    filters: new URLSearchParams({ q: typed }).toString(),
  };
  if (!found) return [asWritten];
  const stations = found.stations.slice(0, most.station).map(({ name, line, filters }): Candidate => {
    const isExact = isNameOf(typed, name);
    return { kind: 'station', name: name[locale], detail: line[locale], filters, isExact };
  });
  const places = found.places.slice(0, most.place).map(({ name, within, filters }): Candidate => {
    const isExact = isNameOf(typed, name);
    return { kind: 'place', name: name[locale], detail: within?.[locale] ?? null, filters, isExact };
  });
  const projects = found.projects.slice(0, most.project).map(({ name, filters }): Candidate => {
    const isExact = isNameOf(typed, name);
    return { kind: 'project', name: inLocale(name, locale), detail: null, filters, isExact };
  });
  const roads = (found.preview?.parts ?? [])
    .filter(({ key }) => key === 'road')
    .map(({ value, name }): Candidate => {
      const shown = name ? inLocale(name, locale) : value;
      const filters = new URLSearchParams({ road: value }).toString();
      return { kind: 'road', name: shown, detail: null, filters, isExact: false };
    });
  const [first, second] = found.leading === 'stations' ? [stations, places] : [places, stations];
  const candidates = [...projects, ...first, ...roads, ...second];
  return [...candidates.filter(({ isExact }) => isExact), ...candidates.filter(({ isExact }) => !isExact), asWritten];
};

/** Degrees from the middle of a spot to each edge of the view. */
const reachOf = ({ kind, filters }: Spot): number => {
  if (kind === 'station' || kind === 'project') return 0.004;
  if (kind !== 'place') return 0.008;
  return filters.includes('subdistrict=') ? 0.015 : filters.includes('district=') ? 0.05 : 0.2;
};

/** The view of the map around the middle of a spot. */
export const viewOfSpot = (spot: Spot, { lat, lng }: Point): Bounds => {
  const reach = reachOf(spot);
  return [lng - reach, lat - reach, lng + reach, lat + reach];
};
