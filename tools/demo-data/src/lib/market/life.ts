import type { AssetFields } from '@yoodee/asset-rules/fields';
import type { Random } from '../random.ts';
import type { DemoDates, DemoEvent, DemoStatus } from './demo-asset.ts';
import { rentRounded, saleRounded } from './rounding.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A published asset expires after this many days without confirmation. */
export const lifespanDays = 60;

/** The history of an asset. */
export interface Life extends DemoDates {
  readonly status: DemoStatus;
  readonly events: DemoEvent[];
  /** The first asking price; null without such a price. */
  readonly price_original_sale: number | null;
  readonly price_original_rent: number | null;
}

export type Prices = Pick<AssetFields, 'price_sale' | 'price_rent_month' | 'takeover_price'>;

/** A change of price without its date. */
export type PriceChange = Omit<DemoEvent, 'at' | 'kind'>;

/** A time between morning and night in Thailand (UTC+7), `days` days before now. */
const daysBefore = (random: Random, now: Date, days: number): Date => {
  const midnight = Math.floor((now.getTime() - days * day + 7 * hour) / day) * day - 7 * hour;
  return new Date(midnight + Math.round(random.between(7.5, 22) * 60) * 60_000);
};

/** A day in Thailand, `days` days before now: `2025-03-31`. */
export const bangkokDay = (now: Date, days: number): string =>
  new Date(now.getTime() - days * day + 7 * hour).toISOString().slice(0, 10);

export const event = (kind: DemoEvent['kind'], at: Date): DemoEvent => ({
  kind,
  at,
  price_kind: null,
  price_from: null,
  price_to: null,
});

/**
 * The asking price before today's price: most sellers reduce it by some per cent, a few raise it. Null if rounding
 * removes the difference.
 */
export const drawFirstPrice = (random: Random, prices: Prices): PriceChange | null => {
  const factor = random.chance(0.9) ? random.between(1.025, 1.11) : random.between(0.94, 0.98);
  const changed = (price_kind: DemoEvent['price_kind'], price: number, was: number) =>
    was === price ? null : { price_kind, price_from: was, price_to: price };
  if (prices.price_sale) return changed('sale', prices.price_sale, saleRounded(random, prices.price_sale * factor));
  if (prices.takeover_price)
    return changed('takeover', prices.takeover_price, saleRounded(random, prices.takeover_price * factor, 60_000));
  return prices.price_rent_month
    ? changed('rent', prices.price_rent_month, rentRounded(prices.price_rent_month * factor))
    : null;
};

/** The first asking prices that belong to today's prices. */
export const originalPrices = (prices: Prices, change: PriceChange | null) => ({
  price_original_sale: change?.price_kind === 'sale' ? change.price_from : prices.price_sale,
  price_original_rent: change?.price_kind === 'rent' ? change.price_from : prices.price_rent_month,
});

const drawStatus = (random: Random, isSold: boolean): DemoStatus =>
  random.weighted([
    ['published', 84],
    ['reserved', 3.5],
    [isSold ? 'sold' : 'rented', 4.5],
    ['expired', 3.5],
    ['paused', 2],
    ['draft', 2.5],
  ]);

/** Days since first publication, by status. Recent listings are the most common. */
const drawAge = (random: Random, status: DemoStatus): number => {
  if (status === 'expired') return random.between(64, 240);
  if (status === 'sold' || status === 'rented') return random.between(20, 260);
  const days = 3 + 330 * random.next() ** 3.2;
  return status === 'published' ? days : Math.max(9, days);
};

/** When the owner last confirmed the listing: after publication and before now. */
const drawConfirmed = (random: Random, status: DemoStatus, age: number): number => {
  if (status === 'expired') return Math.min(age, random.between(lifespanDays + 2, lifespanDays + 60));
  if (age < 16) return age;
  return random.weighted([
    [random.between(1, 30), 82],
    [random.between(30, 45), 13],
    [random.between(45, lifespanDays - 2), 5],
  ]);
};

const never = { first_published_at: null, published_at: null, confirmed_at: null, expires_at: null, closed_at: null };

const draft = (random: Random, now: Date): Life => {
  const at = daysBefore(random, now, random.between(1, 50));
  const dates = { created_at: at, updated_at: new Date(at.getTime() + random.int(4, 50) * 60_000), ...never };
  return { status: 'draft', events: [], price_original_sale: null, price_original_rent: null, ...dates };
};

/** The events between publication and now, oldest first. Times within a status stay ordered. */
const drawEvents = (
  random: Random,
  { status, published, confirmed, now }: { status: DemoStatus; published: Date; confirmed: Date; now: Date },
  priceChange: PriceChange | null,
): DemoEvent[] => {
  const between = (share: number) =>
    new Date(published.getTime() + (confirmed.getTime() - published.getTime()) * share);
  const after = (least: number) =>
    new Date(
      confirmed.getTime() + Math.max(hour, (now.getTime() - confirmed.getTime()) * random.between(least, least + 0.4)),
    );
  const isClosed = status === 'sold' || status === 'rented';
  return [
    event('published', published),
    ...(priceChange ? [{ kind: 'price_changed' as const, at: between(random.between(0.3, 0.8)), ...priceChange }] : []),
    ...(confirmed > published ? [event('confirmed', confirmed)] : []),
    ...(status === 'reserved' || (isClosed && random.chance(0.6)) ? [event('reserved', after(0.1))] : []),
    ...(isClosed ? [event('closed', after(0.55))] : []),
    ...(status === 'paused' ? [event('paused', after(0.3))] : []),
    ...(status === 'expired' ? [event('expired', new Date(confirmed.getTime() + lifespanDays * day))] : []),
  ];
};

/** Generates an asset's history that leads to today's prices. */
export const drawLife = (
  random: Random,
  { prices, isSold, now }: { prices: Prices; isSold: boolean; now: Date },
): Life => {
  const status = drawStatus(random, isSold);
  if (status === 'draft') return draft(random, now);
  const age = drawAge(random, status);
  const published = daysBefore(random, now, age);
  const sinceConfirmed = drawConfirmed(random, status, age);
  const asked = daysBefore(random, now, sinceConfirmed);
  const confirmed = asked > published ? asked : published;
  const change = confirmed > published && random.chance(0.34) ? drawFirstPrice(random, prices) : null;
  const events = drawEvents(random, { status, published, confirmed, now }, change);
  const last = events.at(-1)!;
  return {
    status,
    events,
    ...originalPrices(prices, change),
    created_at: new Date(published.getTime() - Math.round(random.between(0.2, 40) * hour)),
    updated_at: last.at,
    first_published_at: published,
    published_at: published,
    confirmed_at: confirmed,
    expires_at: new Date(confirmed.getTime() + lifespanDays * day),
    closed_at: last.kind === 'closed' ? last.at : null,
  };
};
