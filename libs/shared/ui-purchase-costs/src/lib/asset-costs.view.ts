import type { AssetDetail } from '@yoodee/api-contract/assets';
import { isAvailable, renting, selling } from '@yoodee/asset-rules';
import { doubtfulTitleDeeds, homeTypes } from '@yoodee/asset-rules/options';
import { loanLimits, type LeaseInput, type LoanInput, type TransferInput } from '@yoodee/purchase-costs';
import { bangkokDay } from '@yoodee/site';

/** The input for the costs of an asset; null where there is nothing to calculate. */
export interface AssetCostsView {
  transfer: TransferInput | null;
  loan: LoanInput | null;
  lease: LeaseInput | null;
  /** Whether someone can be registered as a resident there. */
  hasHouse: boolean;
  /** Baht per month. */
  commonFee: number | null;
}

/** The assumption for a private seller: longer than the five years of specific business tax. */
const assumedYears = 6;

const isTransferable = ({ tenure, title_deed_type }: AssetDetail): boolean =>
  tenure !== 'leasehold' &&
  title_deed_type !== 'lease' &&
  (title_deed_type === null || !doubtfulTitleDeeds.includes(title_deed_type));

/** A building cannot be held for longer than its age. */
const yearsHeld = ({ year_built }: AssetDetail, day: string): number =>
  year_built === null ? assumedYears : Math.min(assumedYears, Math.max(1, Number(day.slice(0, 4)) - year_built + 1));

const transferOf = (asset: AssetDetail, price: number, day: string): TransferInput => ({
  price,
  // Hardly any listing states the appraised value; with the price, the fees are too high rather than too low.
  appraised: price,
  seller: asset.seller_role === 'developer' || asset.seller_role === 'bank' ? 'company' : 'person',
  years: yearsHeld(asset, day),
  feePayer: asset.transfer_fee_payer ?? 'negotiable',
  isHomeOfThaiBuyer: homeTypes.includes(asset.property_type),
  day,
});

const loanOf = (price: number): LoanInput => ({
  price,
  downPercent: loanLimits.down.usual,
  ratePercent: loanLimits.rate.usual,
  years: loanLimits.years.usual,
});

/** Null for an asset that is no longer on offer. */
export const toAssetCostsView = (asset: AssetDetail, now: Date): AssetCostsView | null => {
  if (!isAvailable(asset) && asset.status !== 'draft') return null;
  const { listing_type, price_sale, price_rent_month } = asset;
  const has = (deals: readonly string[]) => listing_type !== null && deals.includes(listing_type);
  // A down-payment sale passes on a contract, without a transfer at the Land Office.
  const isForSale = has(selling) && listing_type !== 'down_payment';
  const isForRent = has(renting);
  const canBorrow = has(selling) && homeTypes.includes(asset.property_type);
  const costs: AssetCostsView = {
    transfer:
      isForSale && price_sale !== null && isTransferable(asset)
        ? transferOf(asset, price_sale, bangkokDay(now.getTime()))
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
