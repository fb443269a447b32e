import { minuteMs, timeZone } from '@yoodee/site';
import { useIntl } from 'react-intl';
import { clockOf, dayOf, noonOf, otherZone } from './zones.ts';
import { messages } from './when.messages.ts';

/** When a viewing begins and how long it takes. */
export interface Interval {
  starts_at: string;
  length_min: number;
}

/** When it ends. */
const endOf = ({ starts_at, length_min }: Interval): string =>
  new Date(Date.parse(starts_at) + length_min * minuteMs).toISOString();

/** Days and times of viewings in words, on the clocks of Bangkok unless another zone is given. */
export const useWhen = () => {
  const { formatDate, formatMessage } = useIntl();
  /** One part of a date. The site defines the order of the parts, as in all its dates. */
  const part = (day: string, name: 'weekday' | 'month', style: 'short' | 'long') =>
    formatDate(noonOf(day), { [name]: style, timeZone });
  const timesOf = (interval: Interval, zone: string) => ({
    start: clockOf(interval.starts_at, zone),
    end: clockOf(endOf(interval), zone),
  });
  const when = {
    /** `เสาร์ 28 พ.ย.`, `Sat 28 Nov`; or long: `วันเสาร์ที่ 28 พฤศจิกายน`. Of `2026-11-28`. */
    day: (day: string, style: 'short' | 'long' = 'short') =>
      formatMessage(style === 'long' ? messages.longDay : messages.day, {
        weekday: part(day, 'weekday', style),
        day: String(Number(day.slice(-2))),
        month: part(day, 'month', style),
      }),
    /** `14:00–14:30 น.` */
    range: (interval: Interval, zone: string = timeZone) => formatMessage(messages.range, timesOf(interval, zone)),
    /** `เสาร์ 28 พ.ย. 14:00–14:30 น.` */
    whole: (interval: Interval, zone: string = timeZone) =>
      formatMessage(messages.whole, { day: when.day(dayOf(interval.starts_at, zone)), ...timesOf(interval, zone) }),
    /** The time where the reader is, with its day if that differs; null for a reader in Bangkok’s zone. */
    own: (interval: Interval): string | null => {
      const zone = otherZone(interval.starts_at);
      if (!zone) return null;
      const isSameDay = dayOf(interval.starts_at, zone) === dayOf(interval.starts_at);
      return formatMessage(messages.own, { time: isSameDay ? when.range(interval, zone) : when.whole(interval, zone) });
    },
    /** {@link when.whole}, and the time where the reader is if that differs. */
    both: (interval: Interval): string => {
      const own = when.own(interval);
      if (!own) return when.whole(interval);
      return `${formatMessage(messages.bangkok, { time: when.whole(interval) })} · ${own}`;
    },
  };
  return when;
};
