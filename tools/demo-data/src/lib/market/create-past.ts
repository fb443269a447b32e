import type { PropertyType } from '@yoodee/asset-rules/options';
import { pricePerArea } from '@yoodee/asset-rules';
import { createRandom, type Random } from '../random.ts';
import { drawNeighbourhood } from './create-asset.ts';
import { buildings } from './draw-building.ts';
import { bangkokDay } from './life.ts';
import { priceThen } from './market-course.ts';
import { drawKind } from './mix.ts';
import type { Outline } from './outline.ts';
import { rentRounded, saleRounded } from './rounding.ts';
import { drawSite } from './site.ts';
import { drawTerms } from './terms.ts';

/** One price of an asset that is no longer on the market, from a day until the day before another. */
export interface PastPrice {
  /** Number of the asset, from 0. */
  past_asset: number;
  district_code: string;
  property_type: PropertyType;
  deal: 'sale' | 'rent';
  /** Whole baht; a rent is per month. */
  price: number;
  /** m² of the usable area or, for land, of the plot. */
  area_sqm: number | null;
  /** Days in Thailand: `2025-03-31`. */
  from_day: string;
  until_day: string;
}

/** The length of the history in days. Some assets were listed before, so that the first month is not empty. */
const pastDays = 30.4 * 33;

/** Days on the market until an asset was sold, let or withdrawn. */
const [shortest, longest] = [45, 320];

/** The share of assets whose price was lowered before they were closed, and by how much. */
const loweredShare = 0.34;
const lowered = [0.91, 0.975] as const;

const rounded = (random: Random, deal: 'sale' | 'rent', price: number) =>
  deal === 'sale' ? saleRounded(random, price) : rentRounded(price);

/** The past asset at `index`: its asking prices, at the market level of their time. All days are before `now`. */
export const createPast = (seed: number, index: number, now: Date): PastPrice[] => {
  const random = createRandom('past', seed, index);
  const neighbourhood = drawNeighbourhood(seed, index);
  const kind = drawKind(random, neighbourhood.setting);
  // The price of a business is not that of its premises.
  if (kind.listing_type === 'takeover' || kind.property_type === 'business') return [];
  const site = drawSite(random, neighbourhood, kind.property_type);
  const outline: Outline = { ...kind, random, site, trade: null, year: now.getUTCFullYear() };
  const building = buildings[kind.property_type](outline);
  const fields = { ...kind, ...building, ...drawTerms(outline, building, 'agent', now) };

  const stayed = Math.round(shortest + (longest - shortest) * random.next() ** 1.6);
  const left = Math.max(1, Math.round(random.between(1, pastDays) - stayed));
  const changedAfter = random.chance(loweredShare) ? Math.round(stayed * random.between(0.3, 0.8)) : null;
  const dayAgo = (days: number) => bangkokDay(now, days);
  const [from, until] = [left + stayed, left];

  return (['sale', 'rent'] as const).flatMap((deal): PastPrice[] => {
    const today = deal === 'sale' ? fields.price_sale : fields.price_rent_month;
    const area = areaOf({ ...fields, listing_type: deal });
    if (!today) return [];
    const then = priceThen({ setting: neighbourhood.setting, type: kind.property_type, deal }, from / 365);
    const row = {
      ...{ past_asset: index, district_code: site.subdistrict.district_code },
      ...{ property_type: kind.property_type, deal, area_sqm: area },
    };
    const price = rounded(random, deal, today * then);
    if (changedAfter === null) return [{ ...row, price, from_day: dayAgo(from), until_day: dayAgo(until) }];
    const changed = dayAgo(from - changedAfter);
    return [
      { ...row, price, from_day: dayAgo(from), until_day: changed },
      {
        ...row,
        price: rounded(random, deal, price * random.between(...lowered)),
        from_day: changed,
        until_day: dayAgo(until),
      },
    ];
  });
};

/** The area that a price is divided by, m². */
const areaOf = (fields: Parameters<typeof pricePerArea>[0]): number | null => {
  const price = pricePerArea(fields);
  return price?.exactPerSqm ? price.of.baht / price.exactPerSqm : null;
};
