import type { AssetFields } from '@yoodee/asset-rules/fields';
import type { Random } from '../random.ts';
import { isLet, isSold, known, type Outline } from './outline.ts';
import { bankRounded, rentRounded, saleRounded } from './rounding.ts';
import { worthOf } from './worth.ts';

type Terms = Partial<AssetFields>;
type Role = AssetFields['seller_role'];

/** Sale of a down payment: the amount paid so far, its asking price and the remaining instalments. */
const downPayment = ({ random, listing_type }: Outline, price: number): Terms => {
  if (listing_type !== 'down_payment') return {};
  const paid = Math.round((price * random.between(0.05, 0.18)) / 1_000) * 1_000;
  return {
    down_payment_paid: paid,
    down_payment_asking: Math.round((paid * random.between(0.85, 1.2)) / 10_000) * 10_000,
    installments_left: random.int(3, 22),
  };
};

/** The price for fittings and customers, and the remaining term of the lease. */
const takeover = ({ random, property_type, site }: Outline, rent: number): Terms => {
  const worth = property_type === 'hotel' ? rent * random.between(10, 26) : rent * random.between(5, 22);
  const asking = Math.max(site.neighbourhood.setting === 'downtown' ? 150_000 : 60_000, worth);
  return {
    takeover_price: saleRounded(random, asking, 60_000),
    price_rent_month: known(random, 0.9, rentRounded(rent)),
    lease_remaining_months: known(random, 0.85, random.int(5, property_type === 'hotel' ? 120 : 40)),
  };
};

const rent = ({ random, property_type }: Outline, now: Date): Terms => {
  const isHome = property_type === 'condo' || property_type === 'apartment';
  const inDays = random.int(-12, 70);
  return {
    deposit_months:
      property_type === 'apartment'
        ? random.int(1, 2)
        : random.weighted([
            [2, 86],
            [3, 10],
            [1, 4],
          ]),
    advance_months: random.chance(0.94) ? 1 : 2,
    min_lease_months:
      property_type === 'apartment'
        ? random.pick([3, 6, 6, 12])
        : random.weighted([
            [12, isHome ? 82 : 60],
            [6, isHome ? 13 : 4],
            [24, isHome ? 5 : 24],
            [36, isHome ? 0 : 12],
          ]),
    available_from: known(random, 0.45, new Date(now.getTime() + inDays * 86_400_000).toISOString().slice(0, 10)),
    pets: known(
      random,
      0.7,
      random.weighted([
        ['no', isHome ? 55 : 20],
        ['yes', isHome ? 18 : 50],
        ['ask', 27],
      ]),
    ),
  };
};

const landDeed = (random: Random): AssetFields['title_deed_type'] =>
  random.weighted([
    ['chanote', 86],
    ['ns3_gor', 7],
    ['ns3', 3],
    ['sk1', 1],
    ['pbt5', 1.5],
    ['spk', 1],
    ['ns2', 0.5],
  ]);

const deedFor = ({ random, property_type, site }: Outline): AssetFields['title_deed_type'] => {
  const isUpcountry = ['hills', 'town', 'beach'].includes(site.neighbourhood.setting);
  switch (property_type) {
    case 'condo':
      return site.project?.leaseYears ? 'lease' : 'condo_title';
    case 'business':
    case 'retail':
      return 'lease';
    case 'office':
      return 'condo_title';
    case 'land':
      return isUpcountry ? landDeed(random) : 'chanote';
    default:
      return 'chanote';
  }
};

const right = (outline: Outline): Terms => {
  const { random, property_type, site } = outline;
  const title_deed_type = deedFor(outline);
  const isLease = title_deed_type === 'lease';
  const isForeignTown = site.neighbourhood.setting === 'downtown' || site.neighbourhood.setting === 'beach';
  return {
    title_deed_type,
    tenure: isLease ? 'leasehold' : known(random, 0.8, 'freehold' as const),
    lease_years_remaining: isLease ? (site.project?.leaseYears ?? random.int(3, 25)) : null,
    ownership_quota:
      property_type === 'condo' && !isLease
        ? known(random, 0.75, random.chance(isForeignTown ? 0.36 : 0.08) ? ('foreign' as const) : ('thai' as const))
        : null,
    mortgage_status: isLease
      ? null
      : known(random, 0.6, random.chance(0.68) ? ('free' as const) : ('mortgaged' as const)),
    transfer_fee_payer: known(
      random,
      0.9,
      random.weighted([
        ['half', 50],
        ['seller', 20],
        ['buyer', 14],
        ['negotiable', 16],
      ]),
    ),
  };
};

/** Prices and conditions of the deal. `building` is the property. */
export const drawTerms = (outline: Outline, building: Partial<AssetFields>, role: Role, now: Date): Terms => {
  const { random, listing_type } = outline;
  const worth = worthOf(outline, building);
  const price = role === 'bank' ? bankRounded(worth.sale * 0.88) : saleRounded(random, worth.sale);
  const isHasty = role !== 'bank' && random.chance(0.06);
  return {
    price_negotiable: known(random, 0.62, random.chance(0.6)),
    ...(isSold(outline) && {
      price_sale: isHasty ? saleRounded(random, price * 0.93) : price,
      urgency: isHasty ? 'quick_sale' : 'normal',
      ...right(outline),
      ...downPayment(outline, price),
    }),
    ...(isLet(outline) && { price_rent_month: rentRounded(worth.rent), ...rent(outline, now) }),
    ...(listing_type === 'takeover' && takeover(outline, worth.rent)),
  };
};
