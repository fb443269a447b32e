import type { AssetFields } from '@yoodee/asset-rules/fields';
import type { PropertyType } from '@yoodee/asset-rules/options';
import type { Random } from '../random.ts';
import { deedOf } from './deed.ts';
import { roomFeatures } from './draw-unit.ts';
import {
  conditionOf,
  drawAge,
  isLet,
  known,
  orNull,
  type DrawBuilding,
  type Features,
  type Outline,
} from './outline.ts';

type House = Extract<
  PropertyType,
  'detached_house' | 'semi_detached' | 'townhouse' | 'pool_villa' | 'home_office' | 'commercial_building'
>;

interface Shape {
  /** Square wah. */
  readonly plot: readonly [least: number, most: number];
  /** m² of floor for each m² of plot, before noise. */
  readonly density: number;
  readonly floors: readonly (readonly [floors: number, weight: number])[];
  readonly bedrooms: readonly (readonly [bedrooms: number, weight: number])[];
  readonly frontage: readonly [least: number, most: number];
  /** Minimum m² of floor area per bedroom. */
  readonly perBedroom: number;
}

// prettier-ignore
const shapes: Readonly<Record<House, Shape>> = {
  detached_house: { plot: [48, 130], density: 0.66, floors: [[2, 82], [3, 6], [1, 12]], bedrooms: [[3, 48], [4, 38], [5, 11], [6, 3]], frontage: [12, 24], perBedroom: 34 },
  semi_detached: { plot: [35, 46], density: 0.86, floors: [[2, 92], [1, 8]], bedrooms: [[3, 82], [4, 12], [2, 6]], frontage: [9, 12], perBedroom: 32 },
  townhouse: { plot: [16, 28], density: 1.55, floors: [[2, 56], [3, 38], [4, 6]], bedrooms: [[2, 22], [3, 62], [4, 16]], frontage: [4, 6], perBedroom: 28 },
  pool_villa: { plot: [60, 220], density: 0.5, floors: [[1, 46], [2, 54]], bedrooms: [[2, 16], [3, 46], [4, 28], [5, 10]], frontage: [14, 30], perBedroom: 46 },
  home_office: { plot: [20, 42], density: 2.1, floors: [[3, 50], [4, 42], [5, 8]], bedrooms: [[2, 22], [3, 56], [4, 22]], frontage: [5, 8], perBedroom: 45 },
  commercial_building: { plot: [14, 30], density: 2.9, floors: [[2, 12], [3, 42], [4, 36], [5, 10]], bedrooms: [[0, 1]], frontage: [3.5, 6], perBedroom: 0 },
};

const plotOf = (random: Random, type: House, { site }: Outline): number => {
  const [least, most] = shapes[type].plot;
  const isWide =
    type === 'detached_house' && (site.neighbourhood.setting === 'town' || site.neighbourhood.setting === 'hills');
  const plot = (least + (most - least) * random.next() ** 2) * (isWide ? random.between(1, 2.2) : 1);
  return random.chance(0.5) ? Math.round(plot) : Math.round(plot * 10) / 10;
};

/** A wide plot is mostly garden: above 80 square wah the house grows slowly. */
const builtOver = (plot: number) => Math.min(plot, 80) + Math.max(0, plot - 80) * 0.3;

const furnishingOf = (random: Random, outline: Outline): NonNullable<AssetFields['furnishing']> =>
  isLet(outline) || outline.property_type === 'pool_villa'
    ? random.weighted([
        ['fully_furnished', 62],
        ['partly_furnished', 32],
        ['unfurnished', 6],
      ])
    : random.weighted([
        ['fully_furnished', 26],
        ['partly_furnished', 38],
        ['unfurnished', 36],
      ]);

const houseFeatures = (
  random: Random,
  type: House,
  furnishing: AssetFields['furnishing'],
  floors: number,
): Features => {
  if (type === 'commercial_building')
    return [
      ...(random.chance(0.6) ? (['aircon'] as const) : []),
      ...(floors > 4 && random.chance(0.2) ? (['private_lift'] as const) : []),
      ...(random.chance(0.4) ? (['water_tank'] as const) : []),
      ...(random.chance(0.4) ? (['storage'] as const) : []),
    ];
  const room = roomFeatures(random, furnishing, 3).filter(
    (feature) => feature !== 'corner_unit' && feature !== 'duplex',
  );
  const isLarge = type === 'detached_house' || type === 'pool_villa';
  return [
    ...room,
    ...(type === 'pool_villa' ? (['private_pool'] as const) : []),
    ...(isLarge || (type === 'semi_detached' && random.chance(0.5)) ? (['private_garden'] as const) : []),
    ...(floors > 3 && random.chance(0.2) ? (['private_lift'] as const) : []),
    ...(random.chance(0.18) ? (['solar'] as const) : []),
    ...(random.chance(0.5) ? (['water_tank'] as const) : []),
    ...(random.chance(0.35) ? (['storage'] as const) : []),
  ];
};

const viewsOf = (random: Random, { site, property_type }: Outline): AssetFields['view_types'] => {
  const { setting, water } = site.neighbourhood;
  return orNull([
    ...(property_type !== 'commercial_building' && random.chance(0.3) ? (['garden'] as const) : []),
    ...(property_type === 'pool_villa' ? (['pool'] as const) : []),
    ...(setting === 'beach' && water && random.chance(0.22) ? (['sea'] as const) : []),
    ...(setting === 'hills' && random.chance(0.8) ? (['mountain'] as const) : []),
  ]);
};

/** A house with land, from townhouse to pool villa. A shophouse too, but without bedrooms. */
export const drawHouse =
  (type: House): DrawBuilding =>
  (outline) => {
    const { random, site, year, listing_type } = outline;
    const shape = shapes[type];
    const plot = plotOf(random, type, outline);
    const floors =
      type === 'detached_house' && site.neighbourhood.setting === 'town' && random.chance(0.4)
        ? 1
        : random.weighted(shape.floors);
    const bedrooms = random.weighted(shape.bedrooms);
    const area = Math.round(builtOver(plot) * 4 * shape.density * random.between(0.82, 1.2) * (floors === 1 ? 0.7 : 1));
    const age = listing_type === 'down_payment' ? -random.int(0, 1) : Math.max(0, site.project?.age ?? drawAge(random));
    const furnishing = listing_type === 'down_payment' ? 'unfurnished' : furnishingOf(random, outline);
    const frontage = known(random, 0.45, Math.round(random.between(...shape.frontage) * 2) / 2);
    return {
      bedrooms,
      bathrooms: Math.min(6, Math.max(1, type === 'commercial_building' ? floors : bedrooms + random.int(-1, 1))),
      parking_spaces: known(random, 0.9, type === 'townhouse' ? random.int(1, 2) : random.int(1, 4)),
      usable_area_sqm: Math.max(52, bedrooms * shape.perBedroom, area),
      ...deedOf(plot),
      frontage_m: frontage,
      depth_m: frontage && known(random, 0.7, Math.round(((plot * 4) / frontage) * 2) / 2),
      road_access: known(random, 0.8, 'public' as const),
      road_width_m: known(random, 0.3, random.pick([6, 6, 8, 8, 10, 12])),
      building_floors: floors,
      year_built: known(random, 0.85, year - age),
      building_condition: listing_type === 'down_payment' ? 'under_construction' : conditionOf(random, age),
      furnishing,
      orientation: known(random, 0.5, random.pick(['n', 'e', 's', 'se', 'ne', 'nw'] as const)),
      view_types: viewsOf(random, outline),
      facilities: site.project ? [...site.project.facilities] : null,
      features: orNull(houseFeatures(random, type, furnishing, floors)),
      common_fee_month: site.project && known(random, 0.7, Math.round((site.project.fee * plot) / 10) * 10),
    };
  };
