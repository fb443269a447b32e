import type { AssetFields } from '@yoodee/asset-rules/fields';
import type { Random } from '../random.ts';
import type { Setting } from './neighbourhoods/neighbourhood.ts';
import {
  conditionOf,
  drawAge,
  isLet,
  known,
  orNull,
  type DrawBuilding,
  type Features,
  type Outline,
  type Views,
} from './outline.ts';

/** Square metres by number of bedrooms, studio first: the smallest and largest common sizes. */
const areas = [
  [22, 33],
  [27, 52],
  [48, 98],
  [88, 190],
  [170, 340],
] as const;

const bedroomOdds = (setting: Setting) =>
  setting === 'beach'
    ? ([
        [0, 22],
        [1, 46],
        [2, 25],
        [3, 7],
      ] as const)
    : ([
        [0, 15],
        [1, 50],
        [2, 25],
        [3, 9],
        [4, setting === 'downtown' ? 2 : 0],
      ] as const);

/** Small rooms are more common than large ones. A third of sellers copy the decimals from the deed. */
const areaFor = (random: Random, bedrooms: number): number => {
  const [smallest, largest] = areas[bedrooms]!;
  const area = smallest + (largest - smallest) * random.next() ** 1.7;
  return random.chance(0.35) ? Math.round(area * 100) / 100 : Math.round(area * 2) / 2;
};

const viewsOf = (random: Random, { site }: Outline, floor: number): Views => {
  const { setting, water } = site.neighbourhood;
  const hasPool = site.project?.facilities.includes('pool');
  return [
    ...(setting !== 'beach' && setting !== 'hills' && floor > 12 && random.chance(0.55) ? (['city'] as const) : []),
    ...(floor < 9 && random.chance(0.3) ? (['garden'] as const) : []),
    ...(hasPool && floor < 16 && random.chance(0.4) ? (['pool'] as const) : []),
    ...(water && setting !== 'beach' && floor > 8 && random.chance(0.6) ? (['river'] as const) : []),
    ...(water && setting === 'beach' && floor > 3 && random.chance(0.55) ? (['sea'] as const) : []),
    ...(setting === 'hills' || (setting === 'beach' && random.chance(0.2)) ? (['mountain'] as const) : []),
    ...(floor > 14 && random.chance(0.35) ? (['unblocked'] as const) : []),
  ];
};

const furnishingOf = (random: Random, outline: Outline, age: number): NonNullable<AssetFields['furnishing']> => {
  if (age < 0) return 'fully_fitted';
  return isLet(outline)
    ? random.weighted([
        ['fully_furnished', 84],
        ['partly_furnished', 12],
        ['fully_fitted', 4],
      ])
    : random.weighted([
        ['fully_furnished', 54],
        ['partly_furnished', 22],
        ['fully_fitted', 18],
        ['unfurnished', 6],
      ]);
};

/** Features of a room: more if it is furnished or large. */
export const roomFeatures = (random: Random, furnishing: AssetFields['furnishing'], bedrooms: number): Features => {
  const isFull = furnishing === 'fully_furnished';
  return [
    ...(furnishing !== 'unfurnished' ? (['aircon', 'water_heater'] as const) : []),
    ...(isFull ? (['fridge'] as const) : []),
    ...(isFull && random.chance(0.75) ? (['washer'] as const) : []),
    ...(isFull && random.chance(0.7) ? (['tv'] as const) : []),
    ...(furnishing !== 'unfurnished' || random.chance(0.4) ? (['kitchen'] as const) : []),
    ...(random.chance(0.45) ? (['hood'] as const) : []),
    ...(bedrooms > 1 && random.chance(0.35) ? (['bathtub'] as const) : []),
    'balcony',
    ...(random.chance(0.4) ? (['digital_lock'] as const) : []),
    ...(isFull && random.chance(0.35) ? (['internet'] as const) : []),
    ...(isFull ? (['wardrobe'] as const) : []),
    ...(bedrooms > 1 && random.chance(0.25) ? (['walk_in_closet'] as const) : []),
    ...(random.chance(0.16) ? (['corner_unit'] as const) : []),
    ...(bedrooms > 0 && random.chance(0.05) ? (['duplex'] as const) : []),
    ...(bedrooms > 2 && random.chance(0.4) ? (['maid_room'] as const) : []),
  ];
};

/** A condominium unit. The development determines the building's facilities. */
export const drawCondo: DrawBuilding = (outline) => {
  const { random, site, year, listing_type } = outline;
  const project = site.project!;
  const bedrooms = random.weighted(bedroomOdds(site.neighbourhood.setting));
  const area = areaFor(random, bedrooms);
  const floor = random.int(2, project.floors);
  const age = listing_type === 'down_payment' ? -random.int(0, 2) : Math.max(isLet(outline) ? 0 : -2, project.age);
  const furnishing = listing_type === 'down_payment' ? 'fully_fitted' : furnishingOf(random, outline, age);
  return {
    bedrooms,
    bathrooms: Math.max(1, bedrooms - (random.chance(0.45) ? 1 : 0)),
    parking_spaces: bedrooms > 2 ? random.int(1, 3) : known(random, 0.65, 1),
    usable_area_sqm: area,
    floor_no: floor,
    building_floors: project.floors,
    year_built: year - age,
    building_condition: listing_type === 'down_payment' ? 'under_construction' : conditionOf(random, age),
    furnishing,
    orientation: known(random, 0.6, random.pick(['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const)),
    view_types: orNull(viewsOf(random, outline, floor)),
    facilities: [...project.facilities],
    features: roomFeatures(random, furnishing, bedrooms),
    common_fee_month: known(random, 0.75, Math.round(project.fee * area)),
    sinking_fund: known(random, age <= 1 ? 0.6 : 0.1, random.pick([500, 600, 700, 800]) * Math.round(area)),
  };
};

/** A room for monthly rent in a simple building with one owner. */
export const drawApartment: DrawBuilding = ({ random, site, year }) => {
  const bedrooms = random.weighted([
    [0, 60],
    [1, 32],
    [2, 8],
  ]);
  const floors = site.project?.floors ?? random.int(4, 7);
  const furnishing = random.chance(0.7) ? 'fully_furnished' : 'partly_furnished';
  const age = site.project ? Math.max(1, site.project.age) : drawAge(random);
  return {
    bedrooms,
    bathrooms: bedrooms === 2 ? random.int(1, 2) : 1,
    parking_spaces: known(random, 0.5, 1),
    usable_area_sqm: Math.round(random.between(20, 30) + bedrooms * random.between(10, 16)),
    floor_no: random.int(1, floors),
    building_floors: floors,
    year_built: known(random, 0.7, year - age),
    building_condition: random.chance(0.7) ? 'ready' : 'renovated',
    furnishing,
    view_types: null,
    facilities: site.project ? [...site.project.facilities] : ['parking', 'cctv'],
    features: roomFeatures(random, furnishing, bedrooms).filter(
      (feature) => feature !== 'duplex' && feature !== 'bathtub',
    ),
  };
};
