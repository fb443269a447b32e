import type { PropertyType } from '@yoodee/asset-rules/options';
import type { Setting } from './neighbourhoods/neighbourhood.ts';

/** Growth of sale prices in a year, by kind of place. */
const growth: Readonly<Record<Setting, number>> = {
  downtown: 0.035,
  city: 0.02,
  suburb: 0.005,
  industrial: 0.03,
  beach: 0.06,
  hills: 0.03,
  town: 0.01,
};

/** Land rises faster than what is built on it; rents follow sale prices by half. */
const landExtra = 0.03;
const rentShare = 0.5;

/** A slow season: prices are lowest in the rains. */
const season = (yearsAgo: number) => 0.012 * Math.sin(2 * Math.PI * yearsAgo);

/** The price level of a place some years ago, as a share of today's. */
export const priceThen = (
  { setting, type, deal }: { setting: Setting; type: PropertyType; deal: 'sale' | 'rent' },
  yearsAgo: number,
): number => {
  const yearly = growth[setting] + (type === 'land' ? landExtra : 0);
  const change = season(yearsAgo) - yearly * yearsAgo;
  return Math.exp(deal === 'rent' ? change * rentShare : change);
};
