import { codesOf, propertyTypes, type PropertyType } from '@yoodee/asset-rules/options';

/** A place in the path of its area page. The path uses the English name in both languages. */
export interface NamedPlace {
  code: string;
  name_en: string;
}

/** Slugs of districts that share their English name with another district of the province: บางซ้าย and บางไทร. */
const ownSlugs: Readonly<Record<string, string>> = { '1413': 'bang-sai-sena' };

const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const placeSlug = ({ code, name_en }: NamedPlace): string => ownSlugs[code] ?? toSlug(name_en);

/** The first path segment of station areas, instead of a province. */
export const stationAreas = 'stations';

const typeSlug = (type: PropertyType): string => type.replaceAll('_', '-');

/** The property type of a slug; null for any other slug. */
export const typeOfSlug = (slug: string): PropertyType | null =>
  codesOf(propertyTypes).find((type) => typeSlug(type) === slug) ?? null;

/** Paths of area pages below `/areas/`. */
export const areaPaths = {
  province: placeSlug,
  district: (province: NamedPlace, district: NamedPlace): string => `${placeSlug(province)}/${placeSlug(district)}`,
  /** Includes the code, because interchange stations share a name. */
  station: ({ id, name_en }: { id: string; name_en: string }): string =>
    `${stationAreas}/${toSlug(`${name_en} ${id}`)}`,
  /** An area's assets of one type. */
  ofType: (path: string, type: PropertyType | null): string => (type ? `${path}/${typeSlug(type)}` : path),
} as const;
