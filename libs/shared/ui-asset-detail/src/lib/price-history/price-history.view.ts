import type { AssetDetail, AssetEvent } from '@yoodee/api-contract/assets';
import { publicPriceKinds } from '@yoodee/asset-rules';
import { formatDate } from '@yoodee/formatters';
import type { Locale } from '@yoodee/site';

/** A price and its start date. */
export interface PricePoint {
  date: string;
  /** Epoch milliseconds, for the chart's axis. */
  at: number;
  baht: number;
}

export interface PriceHistoryView {
  kind: NonNullable<AssetEvent['price_kind']>;
  /** Oldest first: the first published price, then every change. */
  points: PricePoint[];
  /** The end of the last price: now, or the day the listing closed. */
  until: number;
  untilDate: string;
}

type PriceEvent = AssetEvent & { price_from: number; price_to: number };

const isPriceChange = (event: AssetEvent): event is PriceEvent =>
  event.kind === 'price_changed' && event.price_from !== null && event.price_to !== null;

const historyOf = (
  kind: PriceHistoryView['kind'],
  asset: Pick<AssetDetail, 'first_published_at' | 'closed_at'>,
  changes: PriceEvent[],
  { locale, now }: { locale: Locale; now: Date },
): PriceHistoryView => {
  const pointAt = (instant: string, baht: number): PricePoint => ({
    date: formatDate(locale, instant),
    at: Date.parse(instant),
    baht,
  });
  const first = changes[0]!;
  const until = asset.closed_at ?? now.toISOString();
  return {
    kind,
    points: [
      pointAt(asset.first_published_at ?? first.at, first.price_from),
      ...changes.map(({ at, price_to }) => pointAt(at, price_to)),
    ],
    until: Date.parse(until),
    untilDate: formatDate(locale, until),
  };
};

/** The history of each price of an asset; prices that never changed have none. */
export const priceHistoriesOf = (asset: AssetDetail, locale: Locale, now: Date): PriceHistoryView[] => {
  const changes = asset.events.filter(isPriceChange);
  return publicPriceKinds.flatMap((kind) => {
    const own = changes.filter(({ price_kind }) => price_kind === kind);
    return own.length > 0 ? [historyOf(kind, asset, own, { locale, now })] : [];
  });
};
