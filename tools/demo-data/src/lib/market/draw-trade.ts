import { deedOf } from './deed.ts';
import { zoneOf } from './draw-land.ts';
import { conditionOf, drawAge, known, orNull, type DrawBuilding } from './outline.ts';

export const drawOffice: DrawBuilding = ({ random, site, year }) => {
  const area = Math.round(random.between(45, 130) * (random.chance(0.25) ? random.between(2, 4) : 1));
  const floors = site.project?.floors ?? random.int(4, 8);
  return {
    bathrooms: known(random, 0.6, random.int(1, 2)),
    parking_spaces: known(random, 0.8, Math.max(1, Math.round(area / 80))),
    usable_area_sqm: area,
    floor_no: random.int(1, floors),
    building_floors: floors,
    year_built: known(random, 0.6, year - Math.max(0, site.project?.age ?? drawAge(random))),
    building_condition: random.chance(0.5) ? 'ready' : 'renovated',
    furnishing: random.weighted([
      ['unfurnished', 42],
      ['partly_furnished', 33],
      ['fully_furnished', 25],
    ]),
    view_types: floors > 12 && random.chance(0.6) ? ['city'] : null,
    facilities: site.project ? [...site.project.facilities] : ['lift', 'parking', 'cctv'],
    features: [
      'aircon',
      ...(random.chance(0.4) ? (['internet'] as const) : []),
      ...(random.chance(0.3) ? (['kitchen'] as const) : []),
    ],
    common_fee_month: null,
  };
};

export const drawRetail: DrawBuilding = ({ random }) => ({
  bathrooms: known(random, 0.6, 1),
  parking_spaces: known(random, 0.3, random.int(1, 3)),
  usable_area_sqm: Math.round(random.between(14, 60) * (random.chance(0.2) ? random.between(1.8, 3) : 1)),
  floor_no: random.weighted([
    [1, 80],
    [2, 20],
  ]),
  building_floors: known(random, 0.5, random.int(2, 6)),
  building_condition: random.chance(0.6) ? 'ready' : 'renovated',
  furnishing: random.weighted([
    ['unfurnished', 50],
    ['partly_furnished', 50],
  ]),
  facilities: orNull([
    ...(random.chance(0.6) ? (['parking'] as const) : []),
    ...(random.chance(0.7) ? (['cctv'] as const) : []),
  ]),
  features: orNull([
    ...(random.chance(0.7) ? (['aircon'] as const) : []),
    ...(random.chance(0.4) ? (['storage'] as const) : []),
  ]),
});

/** A business for sale: its premises. */
export const drawBusiness: DrawBuilding = ({ random, trade }) => {
  const room = {
    bathrooms: known(random, 0.8, random.int(1, 2)),
    parking_spaces: known(random, 0.4, random.int(1, 6)),
    usable_area_sqm: Math.round(random.between(...trade!.area)),
  };
  const floor = random.weighted([
    [1, 85],
    [2, 15],
  ]);
  return {
    ...room,
    floor_no: floor,
    building_floors: known(random, 0.4, Math.max(floor, random.int(1, 4))),
    building_condition: random.chance(0.7) ? 'ready' : 'renovated',
    furnishing: 'fully_furnished',
    facilities: orNull([
      ...(random.chance(0.6) ? (['parking'] as const) : []),
      ...(random.chance(0.5) ? (['cctv'] as const) : []),
    ]),
    features: [
      'aircon',
      ...(random.chance(0.6) ? (['internet'] as const) : []),
      ...(random.chance(0.5) ? (['storage'] as const) : []),
    ],
  };
};

const plotFor = (area: number, density: number) => Math.round(area / 4 / density / 10) * 10;

/** A warehouse or factory with its yard. */
export const drawHall: DrawBuilding = ({ random, site, year, property_type }) => {
  const isFactory = property_type === 'factory';
  const area = Math.round(((isFactory ? 600 : 220) * (isFactory ? 9 : 12) ** (random.next() ** 1.4)) / 10) * 10;
  const frontage = known(random, 0.5, Math.round(Math.sqrt(area) * random.between(0.7, 1.2)));
  const age = drawAge(random);
  return {
    bathrooms: known(random, 0.8, random.int(2, isFactory ? 8 : 3)),
    parking_spaces: known(random, 0.6, random.int(4, isFactory ? 30 : 10)),
    usable_area_sqm: area,
    ...deedOf(plotFor(area, random.between(0.35, 0.6))),
    building_floors: random.weighted([
      [1, 75],
      [2, 25],
    ]),
    year_built: known(random, 0.6, year - age),
    building_condition: conditionOf(random, Math.max(2, age)),
    furnishing: null,
    facilities: orNull([
      ...(random.chance(0.5) ? (['security_24h'] as const) : []),
      ...(random.chance(0.6) ? (['cctv'] as const) : []),
    ]),
    features: orNull([
      ...(random.chance(0.4) ? (['water_tank'] as const) : []),
      ...(random.chance(0.2) ? (['solar'] as const) : []),
    ]),
    frontage_m: frontage,
    road_access: 'public',
    road_width_m: known(random, 0.8, random.pick([8, 10, 12, 16, 20])),
    city_plan_colour: zoneOf(random, site.neighbourhood.setting),
  };
};

/** A small hotel or resort: the contract allows up to twenty bedrooms. */
export const drawHotel: DrawBuilding = ({ random, site, year }) => {
  const { setting } = site.neighbourhood;
  const bedrooms = random.int(8, 20);
  const area = Math.round(bedrooms * random.between(32, 52));
  const isUrban = setting === 'downtown' || setting === 'city';
  const age = drawAge(random);
  return {
    bedrooms,
    bathrooms: bedrooms,
    parking_spaces: known(random, 0.8, random.int(4, 16)),
    usable_area_sqm: area,
    ...deedOf(plotFor(area, isUrban ? random.between(1.4, 2.4) : random.between(0.18, 0.5))),
    building_floors: isUrban ? random.int(3, 6) : random.int(1, 3),
    year_built: known(random, 0.8, year - age),
    building_condition: conditionOf(random, Math.max(2, age)),
    furnishing: 'fully_furnished',
    view_types: orNull([
      ...(setting === 'beach' && random.chance(0.5) ? (['sea'] as const) : []),
      ...(setting === 'hills' ? (['mountain'] as const) : []),
      ...(random.chance(0.5) ? (['garden'] as const) : []),
    ]),
    facilities: orNull([
      ...(!isUrban && random.chance(0.7) ? (['pool'] as const) : []),
      ...(random.chance(0.6) ? (['garden'] as const) : []),
      'lobby',
      'parking',
      'cctv',
    ]),
    features: ['aircon', 'water_heater', 'fridge', 'tv', 'internet', 'wardrobe'],
    road_access: 'public',
    road_width_m: known(random, 0.6, random.pick([6, 8, 10, 12])),
  };
};
