import { dayMs, timeZone } from '@yoodee/site';

const formats = new Map<string, Intl.DateTimeFormat>();

/** `2026-11-28 14:00` on the clocks of a zone. */
const onClocks = (instant: string, zone: string): string => {
  let format = formats.get(zone);
  if (!format) {
    // Swedish writes dates as ISO 8601 does.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
    formats.set(zone, format);
  }
  return format.format(new Date(instant));
};

/** The zone of this device, e.g. `Europe/Berlin`. */
const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `2026-11-28`: the day of an instant in Bangkok, or in another zone. */
export const dayOf = (instant: string, zone: string = timeZone): string => onClocks(instant, zone).slice(0, 10);

/** `14:00`: the time of an instant in Bangkok, or in another zone. */
export const clockOf = (instant: string, zone: string = timeZone): string => onClocks(instant, zone).slice(11);

/** The zone of this device, if its clocks differ from those of Bangkok at that instant; null otherwise. */
export const otherZone = (instant: string, zone: string = deviceZone()): string | null =>
  onClocks(instant, zone) === onClocks(instant, timeZone) ? null : zone;

/** Noon of a day in Bangkok, to format the day. */
export const noonOf = (day: string): string => `${day}T12:00:00+07:00`;

/** The instant of a day and time in Bangkok: `2026-11-28T14:00:00+07:00`. Thailand has no daylight saving time. */
export const instantOf = (day: string, time: string): string => `${day}T${time}:00+07:00`;

/** The day so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

export const today = (now = Date.now()): string => dayOf(new Date(now).toISOString());
