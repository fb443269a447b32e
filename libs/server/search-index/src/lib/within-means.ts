import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { codesOf, listingTypes, type ListingType } from '@yoodee/asset-rules/options';
import { affordablePrice, affordableRent, type Means } from '@yoodee/purchase-costs';
import { bangkokDay } from '@yoodee/site';

/** The limits of the leading price for what a visitor can pay, in whole baht. */
export interface PriceLimits {
  sale: number;
  rent: number;
  /** Banks do not lend for the takeover of a lease: it is paid in cash. */
  takeover: number;
}

/** The limits of a query with `monthly_max` or `cash_max`, at a moment in epoch milliseconds. */
export const limitsOf = ({ monthly_max, cash_max }: AssetQuery, now: number): PriceLimits => {
  const means: Means = { monthly: monthly_max, cash: cash_max };
  return {
    sale: affordablePrice(means, bangkokDay(now)),
    rent: affordableRent(means),
    takeover: means.cash ?? Infinity,
  };
};

/** The deals with the limit that their leading price has. */
export const dealsByLimit: Record<keyof PriceLimits, readonly ListingType[]> = {
  sale: codesOf(listingTypes).filter((deal) => deal !== 'rent' && deal !== 'takeover'),
  rent: ['rent'],
  takeover: ['takeover'],
};
