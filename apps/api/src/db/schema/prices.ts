import { bigint, boolean, date, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { assets, baht } from './assets.ts';
import { conversations } from './conversations.ts';
import { instant } from './columns.ts';

const deal = () => text('deal', { enum: ['sale', 'rent'] }).notNull();

/** Asking prices of a month in Bangkok time by district, type and deal. Cells of fewer than eight assets are absent. */
export const monthlyPrices = pgTable(
  'monthly_prices',
  {
    /** The first day of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    district_code: text('district_code').notNull(),
    property_type: text('property_type').notNull(),
    deal: deal(),
    /** Assets that were on the market on any day of the month. */
    assets: integer('assets').notNull(),
    /** Baht; a rent is per month. */
    median: baht('median').notNull(),
    /** Baht per m² of the usable area or, for land, of the plot; null where fewer than eight state it. */
    median_per_sqm: doublePrecision('median_per_sqm'),
  },
  (t) => [
    primaryKey({ columns: [t.month, t.district_code, t.property_type, t.deal] }),
    index('monthly_prices_district').on(t.district_code, t.property_type, t.deal),
  ],
);

/** When each month of {@link monthlyPrices} was computed. A month computed after its end is final. */
export const priceMonths = pgTable('price_months', {
  month: date('month', { mode: 'string' }).primaryKey(),
  computed_at: instant('computed_at'),
});

/**
 * Asking prices of assets that are not in `assets`: the generated history of the demonstration. A row is one price of
 * an asset from `from_day` until the day before `until_day`; `past_asset` numbers the assets.
 */
export const pastPrices = pgTable(
  'past_prices',
  {
    past_asset: integer('past_asset').notNull(),
    district_code: text('district_code').notNull(),
    property_type: text('property_type').notNull(),
    deal: deal(),
    price: baht('price').notNull(),
    /** m² of the usable area or, for land, of the plot. */
    area_sqm: doublePrecision('area_sqm'),
    from_day: date('from_day', { mode: 'string' }).notNull(),
    until_day: date('until_day', { mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.past_asset, t.deal, t.from_day] })],
);

/**
 * The errors of price estimates, measured on listed assets with their own price left out, by group of provinces and for
 * all of them together; and as `sold` against the sold prices of closed assets, where both sides agree.
 */
export const priceErrors = pgTable(
  'price_errors',
  {
    property_type: text('property_type').notNull(),
    deal: deal(),
    place: text('place', { enum: ['bangkok', 'around', 'elsewhere', 'everywhere', 'sold'] }).notNull(),
    /** Assets that were estimated, and those for which there were too few comparables. */
    estimated: integer('estimated').notNull(),
    silent: integer('silent').notNull(),
    /** Median of |estimate / price − 1|. */
    median_error: doublePrecision('median_error').notNull(),
    /** Half the width of the interval, in logarithms of the price: from one half of the assets. */
    spread: doublePrecision('spread').notNull(),
    /** Share of the other half whose price was inside the interval, 0–1. */
    coverage: doublePrecision('coverage').notNull(),
    measured_at: instant('measured_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.property_type, t.deal, t.place] })],
);

/**
 * The price for which a closed asset was sold or rented, as stated by its seller. Private until both sides agree: the
 * seller when they state it, and the buyer in their conversation about the asset. Queries must filter by `isAgreed`.
 */
export const soldPrices = pgTable(
  'sold_prices',
  {
    asset_id: bigint('asset_id', { mode: 'number' })
      .primaryKey()
      .references(() => assets.id, { onDelete: 'cascade' }),
    deal: deal(),
    /** Baht; a rent is per month. */
    price: baht('price').notNull(),
    /** The conversation with the buyer; null where the seller named none, or when it is erased. */
    conversation_id: bigint('conversation_id', { mode: 'number' }).references(() => conversations.id, {
      onDelete: 'set null',
    }),
    /** Whether the seller lets the price be used and shown. */
    seller_agrees: boolean('seller_agrees').notNull(),
    /** What the buyer answered; null while they have not. */
    buyer_agrees: boolean('buyer_agrees'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [index('sold_prices_conversation').on(t.conversation_id)],
);
