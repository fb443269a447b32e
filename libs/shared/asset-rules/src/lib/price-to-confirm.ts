import { fieldExists, type AssetFieldName, type AssetFields } from './asset-fields.ts';
import { isLargePriceChange, leadingPrice, priceOfKind, pricesOf } from './prices.ts';

const identity = ['listing_type', 'property_type', 'province_code', 'district_code', 'subdistrict_code'] as const;

/**
 * The price in whole baht that the owner of a listing must type again before the changes are published: one with a
 * large change, or the leading one if deal, type or place change. Null when nothing needs to be confirmed.
 */
export const priceToConfirm = (published: AssetFields, next: AssetFields): number | null => {
  const far = pricesOf(next).find(({ kind, baht }) => isLargePriceChange(priceOfKind(published, kind), baht));
  if (far) return far.baht;
  const isChanged = (name: AssetFieldName) =>
    (fieldExists(name, published) || fieldExists(name, next)) && published[name] !== next[name];
  return identity.some(isChanged) ? (leadingPrice(next)?.baht ?? null) : null;
};
