import type { AssetFields } from '@yoodee/asset-rules/fields';
import { picturesOf } from '../pictures/pool.ts';
import { createRandom, type Random } from '../random.ts';
import type { Names, Neighbourhood, Setting } from './neighbourhoods/neighbourhood.ts';
import { pointIn, soiAt, soiNames } from './point.ts';
import { apartmentRoots, condoRoots, estateRoots, officeRoots, villaRoots } from './project-names.data.ts';

type Facilities = NonNullable<AssetFields['facilities']>;

export type ProjectFamily = 'condo' | 'estate' | 'villas' | 'apartment' | 'office';

/** A development: the common properties of its units. */
export interface Project {
  readonly name: Names;
  readonly family: ProjectFamily;
  readonly lat: number;
  readonly lng: number;
  /** Side street, if the road has numbered ones. */
  readonly soi: number | null;
  /** Years since completion; -2…0 is under construction or new. */
  readonly age: number;
  readonly floors: number;
  readonly facilities: Facilities;
  /** Baht a month per m² (condominiums, offices) or per square wah (estates). */
  readonly fee: number;
  /** Price level relative to the neighbourhood. */
  readonly grade: number;
  /** Remaining years of a leasehold; null for freehold. */
  readonly leaseYears: number | null;
  /** Picture of the building; null for houses, which have separate pictures. */
  readonly exterior: number | null;
}

/** Limited by the number of names: more developments would repeat a name within a neighbourhood. */
const counts: Readonly<Record<ProjectFamily, Readonly<Record<Setting, number>>>> = {
  condo: { downtown: 14, city: 11, suburb: 5, industrial: 3, beach: 9, hills: 3, town: 2 },
  estate: { downtown: 2, city: 5, suburb: 12, industrial: 5, beach: 4, hills: 4, town: 5 },
  villas: { downtown: 1, city: 1, suburb: 2, industrial: 1, beach: 8, hills: 4, town: 1 },
  apartment: { downtown: 4, city: 5, suburb: 3, industrial: 4, beach: 2, hills: 1, town: 3 },
  office: { downtown: 6, city: 4, suburb: 2, industrial: 2, beach: 1, hills: 1, town: 1 },
};

const roots: Readonly<Record<ProjectFamily, readonly Names[]>> = {
  condo: condoRoots,
  estate: estateRoots,
  villas: villaRoots,
  apartment: apartmentRoots,
  office: officeRoots,
};

/**
 * The name that a developer would append to the project name: without the text after a dash, and without a town's
 * title.
 */
export const shortName = ({ th, en, setting }: Neighbourhood): Names =>
  setting === 'town'
    ? [th.replace(/^เมือง/, ''), en.replace(/ (?:town|city)$/, '')]
    : [th.replace(/-.*$/, ''), en.replace(/–.*$/, '')];

const nameOf = (random: Random, [th, en]: Names, place: Neighbourhood, soi: number | null): Names => {
  const byRoad = soi !== null && random.chance(0.55);
  const [placeTh, placeEn] = byRoad ? soiNames(place.road, soi) : shortName(place);
  return [`${th} ${placeTh}`, `${en} ${placeEn}`];
};

/** Probability of a facility, and the minimum number of floors. */
type Odds = readonly (readonly [facility: Facilities[number], chance: number, floors?: number])[];

// prettier-ignore
const towerFacilities: Odds = [
  ['pool', 0.92], ['kids_pool', 0.3, 13], ['fitness', 0.94], ['sauna', 0.35], ['garden', 0.6], ['rooftop', 0.5, 13],
  ['jogging_track', 0.2], ['coworking', 0.4], ['library', 0.3], ['meeting_room', 0.25], ['lobby', 1], ['lift', 1],
  ['parking', 1], ['auto_parking', 0.12, 13], ['ev_charger', 0.25], ['security_24h', 1], ['cctv', 1], ['keycard', 1],
  ['laundry', 0.3], ['convenience_store', 0.3], ['shuttle', 0.2], ['wheelchair', 0.2],
];
// prettier-ignore
const estateFacilities: Odds = [
  ['pool', 0.6], ['fitness', 0.6], ['garden', 0.8], ['playground', 0.6], ['jogging_track', 0.2], ['clubhouse', 0.5],
  ['ev_charger', 0.1], ['security_24h', 1], ['cctv', 0.8], ['keycard', 0.4],
];
// prettier-ignore
const plainFacilities: Odds = [
  ['lift', 1, 5], ['parking', 1], ['security_24h', 0.5], ['cctv', 1], ['keycard', 0.7], ['laundry', 0.5], ['convenience_store', 0.2],
];

const tallest: Readonly<Record<Setting, number>> = {
  downtown: 48,
  city: 36,
  suburb: 14,
  industrial: 8,
  beach: 28,
  hills: 8,
  town: 14,
};

const floorsOf = (random: Random, family: ProjectFamily, setting: Setting): number => {
  if (family === 'estate' || family === 'villas')
    return random.weighted([
      [1, 1],
      [2, 7],
      [3, 2],
    ]);
  if (family === 'apartment') return random.int(4, 8);
  if (family === 'office') return setting === 'downtown' ? random.int(12, 34) : random.int(4, 12);
  // Eight storeys is the maximum in a narrow side street (Ministerial Regulation 33 applies from 23 m).
  return random.chance(setting === 'downtown' ? 0.3 : 0.5)
    ? random.int(7, 8)
    : random.int(10, Math.max(12, tallest[setting]));
};

const exteriorOf = (random: Random, family: ProjectFamily, floors: number): number | null => {
  if (family === 'condo') return random.pick(picturesOf(floors > 9 ? 'condo-tower' : 'condo-low-rise'));
  if (family === 'apartment') return random.pick(picturesOf('apartment'));
  return family === 'office' ? random.pick(picturesOf('office-tower')) : null;
};

const odds: Readonly<Record<ProjectFamily, Odds>> = {
  condo: towerFacilities,
  estate: estateFacilities,
  villas: estateFacilities,
  apartment: plainFacilities,
  office: plainFacilities,
};

const facilitiesOf = (random: Random, family: ProjectFamily, floors: number): Facilities =>
  odds[family].filter(([, chance, from = 0]) => floors >= from && random.chance(chance)).map(([facility]) => facility);

const feeOf = (random: Random, family: ProjectFamily, grade: number): number => {
  if (family === 'condo') return Math.round(random.between(30, 48) * grade);
  return family === 'office' ? 0 : Math.round(random.between(20, 45) * grade);
};

const build = (random: Random, family: ProjectFamily, place: Neighbourhood, root: Names): Project => {
  const point = pointIn(random, place);
  const soi = soiAt(place, point);
  const floors = floorsOf(random, family, place.setting);
  const grade = Math.min(1.25, Math.max(0.78, Math.exp(random.normal() * 0.13)));
  const isLeased = family === 'condo' && ['Lang Suan', 'Siam–Sam Yan'].includes(place.en) && random.chance(0.5);
  return {
    name: nameOf(random, root, place, soi),
    family,
    ...point,
    soi,
    age: random.weighted([
      [random.int(-2, 0), 2],
      [random.int(1, 6), 4],
      [random.int(7, 15), 4],
      [random.int(16, 30), 2],
    ]),
    floors,
    facilities: facilitiesOf(random, family, floors),
    fee: feeOf(random, family, grade),
    grade,
    leaseYears: isLeased ? random.int(22, 58) : null,
    exterior: exteriorOf(random, family, floors),
  };
};

const built = new Map<Neighbourhood, Map<ProjectFamily, readonly Project[]>>();

/** The developments of a neighbourhood, the same in every demo. Created on first use. */
export const projectsOf = (place: Neighbourhood, family: ProjectFamily): readonly Project[] => {
  const families = built.get(place) ?? new Map<ProjectFamily, readonly Project[]>();
  built.set(place, families);
  let projects = families.get(family);
  if (!projects) {
    const random = createRandom('projects', place.subdistrict, place.en, family);
    const names = random.some(roots[family], counts[family][place.setting]);
    projects = names.map((root) => build(random, family, place, root));
    families.set(family, projects);
  }
  return projects;
};
