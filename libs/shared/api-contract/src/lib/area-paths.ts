import { codesOf, propertyTypes, type PropertyType } from './asset.options.ts';

/** A place as its area page is named: by its English name, in both languages' addresses. */
export interface NamedPlace {
  code: string;
  name_en: string;
}

/** Districts of one province whose English names are spelled alike: บางซ้าย, beside บางไทร. */
const ownSlugs: Readonly<Record<string, string>> = { '1413': 'bang-sai-sena' };

const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const placeSlug = ({ code, name_en }: NamedPlace): string => ownSlugs[code] ?? toSlug(name_en);

/** The first part of a station's address, where others have their province. */
export const stationAreas = 'stations';

export const typeSlug = (type: PropertyType): string => type.replaceAll('_', '-');

/** The type that an address names; null for anything else. */
export const typeOfSlug = (slug: string): PropertyType | null =>
  codesOf(propertyTypes).find((type) => typeSlug(type) === slug) ?? null;

/** Paths of area pages below `/areas/`. */
export const areaPaths = {
  province: placeSlug,
  district: (province: NamedPlace, district: NamedPlace): string => `${placeSlug(province)}/${placeSlug(district)}`,
  /** With its code: interchanges share a name. */
  station: ({ id, name_en }: { id: string; name_en: string }): string =>
    `${stationAreas}/${toSlug(`${name_en} ${id}`)}`,
  /** An area's assets of one type. */
  ofType: (path: string, type: PropertyType | null): string => (type ? `${path}/${typeSlug(type)}` : path),
} as const;
