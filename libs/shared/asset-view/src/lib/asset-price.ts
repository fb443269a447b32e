import { listingTypes } from '@yoodee/api-contract';
import type { Locale } from '@yoodee/site';

export type PriceKind = 'sale' | 'rent' | 'takeover' | 'down_payment';

/** A price in whole baht; `rent` is by the month. `before` is the first published price where it was higher. */
export interface PriceView {
  kind: PriceKind;
  baht: number;
  before?: number;
}

interface Priced {
  listing_type: keyof typeof listingTypes;
  price_sale: number | null;
  price_rent_month: number | null;
  takeover_price: number | null;
  down_payment_asking: number | null;
  price_original_sale: number | null;
  price_original_rent: number | null;
}

const price = (kind: PriceKind, baht: number | null, original: number | null = null): PriceView[] =>
  baht === null ? [] : [{ kind, baht, ...(original !== null && original > baht && { before: original }) }];

/** The prices of an asset, the deal's own first: a sale's price, then its rent; a takeover's price, then the rent to pay on. */
export const pricesOf = (asset: Priced): PriceView[] => {
  const sale = price('sale', asset.price_sale, asset.price_original_sale);
  const rent = price('rent', asset.price_rent_month, asset.price_original_rent);
  switch (asset.listing_type) {
    // A price left over from another deal is not offered.
    case 'sale':
      return sale;
    case 'rent':
      return rent;
    case 'takeover':
      return [...price('takeover', asset.takeover_price), ...rent];
    case 'down_payment':
      return [...sale, ...price('down_payment', asset.down_payment_asking)];
    case 'sale_rent':
      return [...sale, ...rent];
  }
};

export const dealLabel = (locale: Locale, listingType: keyof typeof listingTypes): string =>
  listingTypes[listingType][locale];
