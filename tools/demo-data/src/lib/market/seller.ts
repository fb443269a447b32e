import type { AssetFields } from '@yoodee/asset-rules/fields';
import { membersFor, privateOwner } from '../members/members.ts';
import { isSold, type Outline } from './outline.ts';

type Role = NonNullable<AssetFields['seller_role']>;

/**
 * Chooses the seller of the asset at `index`: developers sell new homes, the bank sells foreclosed property, agents and
 * owners the rest. An agent has many listings, an owner one or two.
 */
export const drawSeller = (
  outline: Outline,
  building: Partial<AssetFields>,
  index: number,
): { owner: number; seller_role: Role } => {
  const { random, site, listing_type, year } = outline;
  const isSale = listing_type === 'sale' && isSold(outline);
  const age = building.year_built ? year - building.year_built : 10;
  const isNew = isSale && site.project !== null && age <= 1;
  const isOld = isSale && age > 6;
  const seller_role = random.weighted<Role>([
    ['agent', 58],
    ['owner', 36],
    ['developer', isNew ? 140 : 0],
    ['bank', isOld ? 11 : 0],
  ]);
  const regular = random.pick(membersFor(seller_role, site.province.region));
  return { owner: seller_role === 'owner' ? privateOwner(index) : regular, seller_role };
};
