import type { Random } from '../random.ts';

const to = (value: number, step: number) => Math.round(value / step) * step;

/**
 * Rounds a sale price like a seller: 3,290,000 more often than 3,300,000. Higher prices are rounded more. Whole baht,
 * at least `least`.
 */
export const saleRounded = (random: Random, price: number, least = 190_000): number => {
  const value = Math.max(price, least);
  if (value < 1_000_000) return to(value, 10_000);
  if (value < 10_000_000) return random.chance(0.55) ? to(value, 100_000) - 10_000 : to(value, 50_000);
  if (value < 30_000_000) return random.chance(0.5) ? to(value, 1_000_000) - 100_000 : to(value, 500_000);
  return value < 100_000_000 ? to(value, 500_000) : to(value, 5_000_000);
};

/** Banks derive prices from appraisals, so they are less round: 2,187,000. */
export const bankRounded = (price: number): number => to(Math.max(price, 190_000), 1_000);

/** A monthly rent: 7,500 · 18,500 · 45,000 · 120,000. */
export const rentRounded = (rent: number): number => {
  if (rent < 20_000) return to(Math.max(rent, 2_500), 500);
  if (rent < 60_000) return to(rent, 1_000);
  return rent < 200_000 ? to(rent, 5_000) : to(rent, 10_000);
};
