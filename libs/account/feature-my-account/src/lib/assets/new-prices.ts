import { isUnread, type Unread } from '@yoodee/account-ui-number-input';
import type { NewPrice } from '@yoodee/api-contract/asset-price';
import type { MemberAssetSummary } from '@yoodee/api-contract/member-assets';
import { isLargePriceChange, priceFieldOf, priceKindsOf } from '@yoodee/asset-rules';

/** What the owner typed, by asset id and kind of price (`17 sale`). */
export type TypedPrices = Readonly<Record<string, number | Unread | null>>;

/** A price lowered by some percent, in whole baht, rounded to three figures as people do; null when it is unknown. */
export const loweredPrice = (baht: number | null, percent: number): number | null =>
  baht === null ? null : Number((baht * (1 - percent / 100)).toPrecision(3));

/**
 * The prices to change. `isReady` is false while one of them is not a number, or is a large change that was not
 * confirmed. A price that was unknown can stay unknown.
 */
export const newPricesOf = (
  asset: MemberAssetSummary,
  { typed, again }: { typed: TypedPrices; again: TypedPrices },
): { prices: NewPrice[]; isReady: boolean } => {
  const changes = priceKindsOf(asset).flatMap((kind) => {
    const key = `${asset.id} ${kind}`;
    const from = asset[priceFieldOf[kind]];
    const to = key in typed ? typed[key]! : from;
    return to === from ? [] : [{ kind, from, to, confirmed: again[key] }];
  });
  const prices = changes.flatMap(({ kind, from, to }) =>
    to === null || isUnread(to) ? [] : [{ kind, from, to, ...(isLargePriceChange(from, to) && { confirmed: to }) }],
  );
  const isReady = changes.every(
    ({ from, to, confirmed }) => to !== null && !isUnread(to) && (!isLargePriceChange(from, to) || confirmed === to),
  );
  return { prices, isReady };
};
