import { isNear, type Land } from '@yoodee/asset-rules';
import type { Locale } from '@yoodee/site';
import { formatNumber } from './format-number.ts';

const words = {
  th: {
    rai: 'ไร่',
    ngan: 'งาน',
    sqWah: 'ตร.ว.',
    sqm: 'ตร.ม.',
    metres: 'ม.',
    kilometres: 'กม.',
    walk: (minutes: string) => `เดิน ${minutes} นาที`,
  },
  en: {
    rai: 'rai',
    ngan: 'ngan',
    sqWah: 'sq wah',
    sqm: 'm²',
    metres: 'm',
    kilometres: 'km',
    walk: (minutes: string) => `${minutes} min walk`,
  },
} as const;

/** `35.5 ตร.ม.`, `35.5 m²`. */
export const formatArea = (locale: Locale, sqm: number): string => `${formatNumber(sqm)} ${words[locale].sqm}`;

/** `1 ไร่ 2 งาน 35 ตร.ว.` without zero parts; with `short` as on a deed: `1-2-35 ไร่`. */
export const formatLand = (locale: Locale, land: Land, { short = false }: { short?: boolean } = {}): string => {
  const parts = (['rai', 'ngan', 'sqWah'] as const).map(
    (unit) => [formatNumber(land[unit]), words[locale][unit]] as const,
  );
  if (short) return `${parts.map(([amount]) => amount).join('-')} ${words[locale].rai}`;
  const nonZero = parts.filter(([amount]) => amount !== '0');
  return (nonZero.length > 0 ? nonZero : parts.slice(2)).map((part) => part.join(' ')).join(' ');
};

/** Metres, rounded to ten from 100 m and to 0.1 km from 1 km: `350 ม.`, `1.2 km`. */
export const formatDistance = (locale: Locale, metres: number): string => {
  const rounded = metres < 100 ? Math.round(metres) : Math.round(metres / 10) * 10;
  return rounded < 1000
    ? `${formatNumber(rounded)} ${words[locale].metres}`
    : `${formatNumber(Math.round(metres / 100) / 10)} ${words[locale].kilometres}`;
};

/** The way to a station: on foot where it is near, else its distance: `เดิน 6 นาที`, `6 min walk`, `2.1 km`. */
export const formatWalk = (locale: Locale, station: { metres: number; walk_minutes: number }): string =>
  isNear(station) ? words[locale].walk(formatNumber(station.walk_minutes)) : formatDistance(locale, station.metres);

/** The distance of a place, and the walk to it where it is near: `480 ม. · เดิน 8 นาที`, `2.1 km`. */
export const formatWay = (locale: Locale, place: { metres: number; walk_minutes: number }): string =>
  [...(isNear(place) ? [formatDistance(locale, place.metres)] : []), formatWalk(locale, place)].join(' · ');
