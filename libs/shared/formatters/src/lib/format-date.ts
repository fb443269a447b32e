import { bangkokOffsetMs, dayMs, timeZone, type Locale } from '@yoodee/site';

export type DateStyle = 'short' | 'long' | 'month' | 'dateTime' | 'time';
type DateInput = Date | string | number;

const calendars = { th: 'th-TH-u-ca-buddhist-nu-latn', en: 'en-US-u-ca-gregory-nu-latn' } as const;
const formats = new Map<string, Intl.DateTimeFormat>();

const dateTimeFormat = (locale: Locale, month: 'short' | 'long'): Intl.DateTimeFormat => {
  const key = `${locale} ${month}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(calendars[locale], {
    timeZone,
    day: 'numeric',
    month,
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(key, format);
  return format;
};

const calendarDay = (date: DateInput): number => {
  const time = new Date(date).getTime();
  if (Number.isNaN(time)) throw new RangeError(`Not a date: ${date}`);
  return Math.floor((time + bangkokOffsetMs) / dayMs);
};

/**
 * A date in Bangkok: `15 ส.ค. 2568`, `15 Aug 2025` (short); `15 สิงหาคม 2568` (long); `ส.ค. 2568` (month);
 * `15 ส.ค. 2568 14:30 น.`, `15 Aug 2025, 14:30` (dateTime); `14:30 น.`, `14:30` (time); no line ends
 * after the day, and `น.` never wraps to its own line.
 * `Intl` gives the parts and this function their order, because the patterns of `Intl` change with the ICU version.
 * @throws RangeError for an invalid date
 */
export const formatDate = (locale: Locale, date: DateInput, style: DateStyle = 'short'): string => {
  const parts = dateTimeFormat(locale, style === 'long' ? 'long' : 'short').formatToParts(new Date(date));
  const { day, month, year, hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  if (style === 'month') return `${month} ${year}`;
  const atTime = locale === 'th' ? `${hour}:${minute}\u00a0น.` : `${hour}:${minute}`;
  if (style === 'time') return atTime;
  const onDay = `${day}\u00a0${month} ${year}`;
  if (style !== 'dateTime') return onDay;
  return locale === 'th' ? `${onDay} ${atTime}` : `${onDay}, ${atTime}`;
};

const nearDays = new Map([
  [0, { th: 'วันนี้', en: 'today' }],
  [1, { th: 'เมื่อวาน', en: 'yesterday' }],
  [-1, { th: 'พรุ่งนี้', en: 'tomorrow' }],
]);

/**
 * The days between two instants by Bangkok's calendar: `วันนี้`, `เมื่อวาน`, `3 วันก่อน`, `อีก 2 วัน`.
 * Server-rendered pages pass the `now` of their rendering, so that hydration produces the same text.
 * @throws RangeError for an invalid date
 */
export const formatRelativeDays = (locale: Locale, date: DateInput, now: DateInput): string => {
  const daysAgo = calendarDay(now) - calendarDay(date);
  const word = nearDays.get(daysAgo);
  if (word) return word[locale];
  if (locale === 'th') return daysAgo > 0 ? `${daysAgo} วันก่อน` : `อีก ${-daysAgo} วัน`;
  return daysAgo > 0 ? `${daysAgo} days ago` : `in ${-daysAgo} days`;
};
