import type { Locale } from '@yoodee/site';
import { formatNumber } from './format-number.ts';

/** Land as a title deed writes it: 1 rai = 4 ngan = 400 square wah; `sqWah` may have two decimals. */
export interface Land {
  rai: number;
  ngan: number;
  sqWah: number;
}

const sqWahPerRai = 400;
const sqWahPerNgan = 100;
const sqmPerSqWah = 4;

const words = {
  th: { rai: 'ไร่', ngan: 'งาน', sqWah: 'ตร.ว.', sqm: 'ตร.ม.', metres: 'ม.', kilometres: 'กม.' },
  en: { rai: 'rai', ngan: 'ngan', sqWah: 'sq wah', sqm: 'm²', metres: 'm', kilometres: 'km' },
} as const;

const twoDecimals = (value: number) => Math.round(value * 100) / 100;

export const totalSqWah = ({ rai, ngan, sqWah }: Land): number =>
  twoDecimals(rai * sqWahPerRai + ngan * sqWahPerNgan + sqWah);

export const sqWahToSqm = (sqWah: number): number => twoDecimals(sqWah * sqmPerSqWah);

/** 635 → 1 rai 2 ngan 35 square wah. */
export const splitSqWah = (total: number): Land => {
  const rai = Math.floor(total / sqWahPerRai);
  const ngan = Math.floor((total - rai * sqWahPerRai) / sqWahPerNgan);
  return { rai, ngan, sqWah: twoDecimals(total - rai * sqWahPerRai - ngan * sqWahPerNgan) };
};

/** `35.5 ตร.ม.`, `35.5 m²`. */
export const formatArea = (locale: Locale, sqm: number): string => `${formatNumber(sqm)} ${words[locale].sqm}`;

/** `1 ไร่ 2 งาน 35 ตร.ว.`, parts of zero left out; with `short`, as on a deed: `1-2-35 ไร่`. */
export const formatLand = (locale: Locale, land: Land, { short = false }: { short?: boolean } = {}): string => {
  const parts = (['rai', 'ngan', 'sqWah'] as const).map(
    (unit) => [formatNumber(land[unit]), words[locale][unit]] as const,
  );
  if (short) return `${parts.map(([amount]) => amount).join('-')} ${words[locale].rai}`;
  const said = parts.filter(([amount]) => amount !== '0');
  return (said.length > 0 ? said : parts.slice(2)).map((part) => part.join(' ')).join(' ');
};

/** Metres on foot or as the crow flies, as exact as anyone means it: `350 ม.`, `1.2 km`. */
export const formatDistance = (locale: Locale, metres: number): string => {
  const rounded = metres < 100 ? Math.round(metres) : Math.round(metres / 10) * 10;
  return rounded < 1000
    ? `${formatNumber(rounded)} ${words[locale].metres}`
    : `${formatNumber(Math.round(metres / 100) / 10)} ${words[locale].kilometres}`;
};
