import { doubtfulTitleDeeds, isAvailable, type AssetDetail, type PropertyType } from '@yoodee/api-contract';
import { loanLimits, type LeaseInput, type LoanInput, type TransferInput } from '@yoodee/purchase-costs';

/** What the costs of an asset are worked out from; null where there is nothing to work out. */
export interface AssetCostsView {
  transfer: TransferInput | null;
  loan: LoanInput | null;
  lease: LeaseInput | null;
  /** Whether someone could be registered as living there. */
  hasHouse: boolean;
  /** Baht a month. */
  commonFee: number | null;
}

/** Homes with their land, units and shophouses: fees are reduced for these, and banks lend on them as homes. */
const homes: readonly PropertyType[] = [
  'condo',
  'detached_house',
  'semi_detached',
  'townhouse',
  'pool_villa',
  'home_office',
  'commercial_building',
];

/** Assumed of a person who sells: past the five years of business tax. */
const assumedYears = 6;

const isTransferable = ({ tenure, title_deed_type }: AssetDetail): boolean =>
  tenure !== 'leasehold' &&
  title_deed_type !== 'lease' &&
  (title_deed_type === null || !doubtfulTitleDeeds.includes(title_deed_type));

/** Nobody has held a building for longer than it stands. */
const yearsHeld = ({ year_built }: AssetDetail, day: string): number =>
  year_built === null ? assumedYears : Math.min(assumedYears, Math.max(1, Number(day.slice(0, 4)) - year_built + 1));

const bangkokOffsetMs = 7 * 60 * 60 * 1000;

const dayInBangkok = (now: Date): string => new Date(now.getTime() + bangkokOffsetMs).toISOString().slice(0, 10);

const transferOf = (asset: AssetDetail, price: number, day: string): TransferInput => ({
  price,
  // Hardly any listing tells it; at the price, the fees come out rather too high than too low.
  appraised: price,
  seller: asset.seller_role === 'developer' || asset.seller_role === 'bank' ? 'company' : 'person',
  years: yearsHeld(asset, day),
  feePayer: asset.transfer_fee_payer ?? 'negotiable',
  isHomeOfThaiBuyer: homes.includes(asset.property_type),
  day,
});

const loanOf = (price: number): LoanInput => ({
  price,
  downPercent: loanLimits.down.usual,
  ratePercent: loanLimits.rate.usual,
  years: loanLimits.years.usual,
});

/** Null for an asset that nobody can take any more. */
export const toAssetCostsView = (asset: AssetDetail, now: Date): AssetCostsView | null => {
  if (!isAvailable(asset) && asset.status !== 'draft') return null;
  const { listing_type, price_sale, price_rent_month } = asset;
  const isForSale = listing_type === 'sale' || listing_type === 'sale_rent';
  const isForRent = listing_type === 'rent' || listing_type === 'sale_rent';
  const canBorrow = (isForSale || listing_type === 'down_payment') && homes.includes(asset.property_type);
  const costs: AssetCostsView = {
    transfer:
      isForSale && price_sale !== null && isTransferable(asset)
        ? transferOf(asset, price_sale, dayInBangkok(now))
        : null,
    loan: canBorrow && price_sale !== null && isTransferable(asset) ? loanOf(price_sale) : null,
    lease:
      isForRent && price_rent_month !== null
        ? { rent: price_rent_month, depositMonths: asset.deposit_months, advanceMonths: asset.advance_months }
        : null,
    hasHouse: asset.property_type !== 'land',
    commonFee: asset.common_fee_month,
  };
  return costs.transfer || costs.loan || costs.lease ? costs : null;
};
