import type { AssetFields } from '@yoodee/asset-rules/fields';
import type { Random } from '../random.ts';
import type { Kind } from './mix.ts';
import type { Site } from './site.ts';
import type { Trade } from './trades.data.ts';

/** Properties of an asset that are chosen before its building. */
export interface Outline extends Kind {
  readonly random: Random;
  readonly site: Site;
  /** Kind of business; null for other types. */
  readonly trade: Trade | null;
  /** The year of the listing. */
  readonly year: number;
}

export type Features = NonNullable<AssetFields['features']>;
export type Views = NonNullable<AssetFields['view_types']>;

/** Generates one property type: all known fields of its size and building. */
export type DrawBuilding = (outline: Outline) => Partial<AssetFields>;

/** The value, or null with the probability that sellers omit it. */
export const known = <Value>(random: Random, chance: number, value: Value): Value | null =>
  random.chance(chance) ? value : null;

/** An empty list is "not stated". */
export const orNull = <Value>(list: Value[]): Value[] | null => (list.length > 0 ? list : null);

export const isLet = ({ listing_type }: Kind): boolean => listing_type === 'rent' || listing_type === 'sale_rent';

export const isSold = ({ listing_type }: Kind): boolean =>
  listing_type === 'sale' || listing_type === 'sale_rent' || listing_type === 'down_payment';

/** Years since completion, for a building outside a development. */
export const drawAge = (random: Random): number =>
  random.weighted([
    [random.int(0, 3), 2],
    [random.int(4, 12), 4],
    [random.int(13, 25), 3],
    [random.int(26, 42), 1],
  ]);

export const conditionOf = (random: Random, age: number): AssetFields['building_condition'] => {
  if (age < 0) return 'under_construction';
  if (age <= 1) return random.chance(0.75) ? 'new' : 'ready';
  if (age < 9) return random.chance(0.9) ? 'ready' : 'renovated';
  return random.weighted([
    ['ready', 55],
    ['renovated', 32],
    ['needs_renovation', 13],
  ]);
};
