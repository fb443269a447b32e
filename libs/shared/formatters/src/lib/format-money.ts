import type { Locale } from '@yoodee/site';
import { formatNumber } from './format-number.ts';

const million = 1_000_000;
const units = {
  sqm: { th: 'ตร.ม.', en: 'm²' },
  sqWah: { th: 'ตร.ว.', en: 'sq wah' },
  month: { th: 'เดือน', en: 'month' },
} as const;
export type PriceUnit = keyof typeof units;

/** Millions to two decimals: 3,456,789 → 3.46. */
const inMillions = (baht: number) => Math.round(baht / 10_000) / 100;

const compactAmount = (locale: Locale, baht: number): string => {
  const millions = inMillions(baht);
  if (locale === 'th') return `${formatNumber(millions)} ล้าน`;
  // Decided after rounding, so that 999,999,999 is 1B and not 1,000M.
  return millions < 1000 ? `${formatNumber(millions)}M` : `${formatNumber(millions / 1000)}B`;
};

/**
 * Whole baht as text: `฿25,000`; with `compact`, from a million up, `฿3.5 ล้าน` and `฿3.5M`.
 * Thai counts on in millions (`฿1,250 ล้าน`), English goes on to billions (`฿1.25B`).
 */
export const formatBaht = (locale: Locale, baht: number, { compact = false }: { compact?: boolean } = {}): string => {
  const amount = Math.abs(baht);
  const text =
    compact && amount >= million ? compactAmount(locale, amount) : formatNumber(amount, { maximumFractionDigits: 0 });
  return `${baht < 0 ? '-' : ''}฿${text}`;
};

/** Baht for one unit: `฿125,000/ตร.ม.`, `฿125,000/m²`, `฿25,000/month`; `compact` as in {@link formatBaht}. */
export const formatPerUnit = (
  locale: Locale,
  baht: number,
  unit: PriceUnit,
  options: { compact?: boolean } = {},
): string => `${formatBaht(locale, baht, options)}/${units[unit][locale]}`;
