import type { AssetFields } from '@yoodee/api-contract';
import type { Random } from '../random.ts';
import type { Kind } from './mix.ts';
import type { Site } from './site.ts';
import type { Trade } from './trades.data.ts';

/** What is decided about an asset before its building is. */
export interface Outline extends Kind {
  readonly random: Random;
  readonly site: Site;
  /** What a business does; null for the rest. */
  readonly trade: Trade | null;
  /** The year it is listed in. */
  readonly year: number;
}

export type Features = NonNullable<AssetFields['features']>;
export type Views = NonNullable<AssetFields['view_types']>;

/** How one kind of property is drawn: every field of its size and building that is known. */
export type DrawBuilding = (outline: Outline) => Partial<AssetFields>;

/** The value, or null as often as sellers leave it out. */
export const known = <Value>(random: Random, chance: number, value: Value): Value | null =>
  random.chance(chance) ? value : null;

/** An empty list is "not stated". */
export const orNull = <Value>(list: Value[]): Value[] | null => (list.length > 0 ? list : null);

export const isLet = ({ listing_type }: Kind): boolean => listing_type === 'rent' || listing_type === 'sale_rent';

export const isSold = ({ listing_type }: Kind): boolean =>
  listing_type === 'sale' || listing_type === 'sale_rent' || listing_type === 'down_payment';

/** Years since it was built, for a building that belongs to no development. */
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
