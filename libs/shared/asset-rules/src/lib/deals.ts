import { renting, selling } from './asset-fields.groups.ts';
import type { ListingType } from './asset.options.ts';
import { assetOutcomes, type AssetOutcome } from './asset-states.ts';

/** What buyers and tenants compare: prices of sales, and monthly rents. */
type ComparedDeal = 'sale' | 'rent';

type DealsOf = Record<ComparedDeal, readonly ListingType[]>;

/** The deals with comparable prices. The rent of a takeover is one part of its price, so it is not among them. */
export const comparableDeals: DealsOf = { sale: selling, rent: renting };

/**
 * The deals that a search for one of them finds. A down-payment sale has a filter of its own, because its buyer takes
 * over a contract; figures beside the link to a search count what the search finds.
 */
export const searchedDeals: DealsOf = { sale: ['sale', 'sale_rent'], rent: renting };

const dealsEndedBy: Record<AssetOutcome, readonly ListingType[]> = {
  sold: [...selling, 'takeover'],
  rented: [...renting, 'takeover'],
};

/** The outcomes that a deal allows. The takeover of a lease may end as sold or as rented. */
export const outcomesOf = ({ listing_type }: { listing_type: string | null }): AssetOutcome[] =>
  assetOutcomes.filter((outcome) => (dealsEndedBy[outcome] as readonly (string | null)[]).includes(listing_type));
