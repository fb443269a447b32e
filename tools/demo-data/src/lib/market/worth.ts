import type { AssetFields } from '@yoodee/asset-rules/fields';
import type { Random } from '../random.ts';
import { squareWahOf } from './deed.ts';
import type { Outline } from './outline.ts';

/** Market value and monthly rent in baht, before rounding. */
export interface Worth {
  readonly sale: number;
  readonly rent: number;
}

type Building = Partial<AssetFields>;

/** Asking prices vary by about a tenth (log-normal distribution). */
const noise = (random: Random, spread = 0.1) => Math.exp(random.normal() * spread);

const ageOf = (building: Building, year: number) => Math.max(0, year - (building.year_built ?? year - 12));

const conditionFactor = ({ building_condition }: Building) =>
  building_condition === 'needs_renovation' ? 0.82 : building_condition === 'renovated' ? 1.06 : 1;

/** Gross yields are about five per cent: lower where prices are high, higher for small rooms. */
const condoYield = (random: Random, area: number, perSqm: number) =>
  random.between(0.9, 1.12) *
  (perSqm > 150 ? 0.042 : perSqm > 90 ? 0.05 : 0.058) *
  (area < 32 ? 1.05 : area > 90 ? 0.92 : 1);

const condoWorth = ({ random, site, year }: Outline, building: Building): Worth => {
  const area = building.usable_area_sqm!;
  const height = building.floor_no! / Math.max(8, building.building_floors!);
  const perSqm =
    site.neighbourhood.condo *
    1_000 *
    site.project!.grade *
    (1.12 - 0.012 * Math.min(28, ageOf(building, year))) *
    (0.95 + 0.12 * height) *
    (area < 30 ? 1.05 : 1) *
    (building.furnishing === 'fully_furnished' ? 1.03 : 0.99) *
    (site.project!.leaseYears ? 0.62 : 1);
  const sale = perSqm * area * conditionFactor(building) * noise(random, 0.08);
  const rent = (sale * condoYield(random, area, site.neighbourhood.condo) * (site.project!.leaseYears ? 1.45 : 1)) / 12;
  return { sale, rent };
};

/** Construction cost of a house in baht per m². It grows with the price of land. */
const buildingCost = (land: number) => 11_000 + 1_500 * Math.sqrt(land);

const houseWorth = ({ random, site, year, property_type }: Outline, building: Building): Worth => {
  const { land, setting } = site.neighbourhood;
  const plot = squareWahOf(building);
  const left = Math.max(0.42, 1 - 0.018 * ageOf(building, year));
  const finish = property_type === 'pool_villa' ? 1.75 : property_type === 'detached_house' ? 1.1 : 1;
  // A shophouse has no garden.
  const ground = plot * land * 1_000 * (property_type === 'commercial_building' ? 1.6 : plot > 150 ? 0.7 : 1);
  const house = building.usable_area_sqm! * buildingCost(land) * left * finish * conditionFactor(building);
  const factor = (site.project?.grade ?? 1) * noise(random, 0.11);
  // Outside Bangkok, rents are lower relative to prices.
  const rentShare = setting === 'town' || setting === 'hills' ? 0.034 : 0.056;
  return {
    sale: (ground + house) * factor,
    rent: 3_000 + ((house * rentShare + ground * 0.02) * factor) / 12,
  };
};

/** A rai costs less per square wah than a house plot; ten rai in the country much less. */
const plotFactor = (plot: number) => Math.max(0.1, 0.95 * (100 / Math.max(100, plot)) ** 0.36);

const landWorth = ({ random, site }: Outline, building: Building): Worth => {
  const plot = squareWahOf(building);
  const access = building.road_access === 'none' ? 0.45 : building.road_access === 'easement' ? 0.8 : 1;
  const sale = plot * site.neighbourhood.land * 1_000 * plotFactor(plot) * access * noise(random, 0.2);
  return { sale, rent: (sale * 0.028) / 12 };
};

const officeWorth = ({ random, site }: Outline, building: Building): Worth => {
  const rent =
    building.usable_area_sqm! * (190 + site.neighbourhood.condo * 2.3) * (site.project?.grade ?? 0.9) * noise(random);
  return { sale: (rent * 12) / 0.062, rent };
};

const retailWorth = ({ random, site }: Outline, building: Building): Worth => {
  const area = building.usable_area_sqm!;
  const factor = area < 25 ? 1.4 : area > 140 ? 0.55 : 1;
  const rent = area * site.neighbourhood.condo * 6.2 * factor * noise(random, 0.16);
  return { sale: (rent * 12) / 0.065, rent };
};

/** A takeover sells the business and the lease, not the building. */
const businessWorth = (outline: Outline, building: Building): Worth => {
  const { rent } = retailWorth(outline, building);
  return { sale: rent * outline.random.between(14, 45), rent };
};

const hallWorth = ({ random, site, property_type }: Outline, building: Building): Worth => {
  const area = building.usable_area_sqm!;
  const plot = squareWahOf(building);
  const perSqm = (property_type === 'factory' ? 112 : 96) + site.neighbourhood.land * 0.9;
  const rent = area * Math.min(240, perSqm) * (area > 2_000 ? 0.86 : 1) * noise(random);
  const sale =
    plot * site.neighbourhood.land * 1_000 * plotFactor(plot) + area * (property_type === 'factory' ? 9_500 : 8_000);
  return { sale: sale * noise(random), rent };
};

const hotelWorth = ({ random, site }: Outline, building: Building): Worth => {
  const { condo, land } = site.neighbourhood;
  const rooms = building.bedrooms! * (520_000 + condo * 9_500);
  const plot = squareWahOf(building);
  const sale = (rooms + plot * land * 1_000 * plotFactor(plot)) * conditionFactor(building) * noise(random, 0.16);
  return { sale, rent: (sale * 0.055) / 12 };
};

const apartmentWorth = ({ random, site }: Outline, building: Building): Worth => {
  const rent = (2_300 + site.neighbourhood.condo * 36) * (building.usable_area_sqm! / 26) ** 0.8 * noise(random, 0.12);
  return { sale: (rent * 12) / 0.07, rent };
};

const worths = {
  condo: condoWorth,
  detached_house: houseWorth,
  semi_detached: houseWorth,
  townhouse: houseWorth,
  pool_villa: houseWorth,
  home_office: houseWorth,
  commercial_building: houseWorth,
  apartment: apartmentWorth,
  land: landWorth,
  office: officeWorth,
  retail: retailWorth,
  business: businessWorth,
  warehouse: hallWorth,
  factory: hallWorth,
  hotel: hotelWorth,
} as const;

export const worthOf = (outline: Outline, building: Building): Worth =>
  worths[outline.property_type](outline, building);
