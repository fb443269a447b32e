import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { ViewingState } from '@yoodee/api-contract/viewings';
import { brand, hrefs, minuteMs, type Locale } from '@yoodee/site';
import { cleanLine } from '../sanitising/member-text.ts';

/** A viewing as a calendar shows it. Titles are the seller's words. */
export interface CalendarEvent {
  viewingId: number;
  state: ViewingState;
  sequence: number;
  at: Date;
  lengthMin: number;
  title: string | null;
  assetId: number | null;
  isPublished: boolean;
  /** Names of subdistrict, district and province. */
  place: string;
  /** As exact as the seller shows it. */
  point: { lat: number; lng: number } | null;
  updatedAt: Date;
  locale: Locale;
  /** `https://…`. */
  origin: string;
}

const words: Record<Locale, { viewing: (title: string) => string; asset: string; changes: string }> = {
  th: {
    viewing: (title) => `นัดดู ${title}`,
    asset: 'ประกาศ',
    changes: `เลื่อนหรือยกเลิกนัดได้ใน${brand.name.th}`,
  },
  en: {
    viewing: (title) => `Viewing: ${title}`,
    asset: 'Listing',
    changes: `Move or cancel it on ${brand.name.en}`,
  },
};

/** A control character could begin a line of its own; everything else is escaped by the library. */
const summaryOf = ({ title, locale }: CalendarEvent) =>
  words[locale].viewing(cleanLine(title ?? '') ?? brand.name[locale]);

const assetUrl = ({ assetId, isPublished, locale, origin }: CalendarEvent): string | null =>
  assetId === null || !isPublished ? null : origin + hrefs(locale).asset(assetId);

const descriptionOf = (event: CalendarEvent): string => {
  const { asset, changes } = words[event.locale];
  const url = assetUrl(event);
  return [...(url ? [`${asset}: ${url}`] : []), changes].join('\n');
};

const endOf = ({ at, lengthMin }: CalendarEvent) => new Date(at.getTime() + lengthMin * minuteMs);

const statusOf = (state: ViewingState): ICalEventStatus => {
  if (state === 'confirmed') return ICalEventStatus.CONFIRMED;
  return state === 'requested' || state === 'offered' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CANCELLED;
};

/**
 * The calendar file. UID stays and SEQUENCE rises, so that a calendar replaces the event when the file is opened again after
 * the viewing was moved or cancelled. Times are UTC; calendars show them where the reader is.
 */
export const calendarFileOf = (event: CalendarEvent): string => {
  const { viewingId, state, sequence, at, place, point, updatedAt, locale, origin } = event;
  const status = statusOf(state);
  const calendar = ical({
    prodId: { company: brand.name.en, product: 'viewings', language: locale === 'th' ? 'TH' : 'EN' },
    method: status === ICalEventStatus.CANCELLED ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const entry = calendar.createEvent({
    id: `viewing-${viewingId}@${new URL(origin).hostname}`,
    ...{ sequence, status, start: at, end: endOf(event), stamp: updatedAt, lastModified: updatedAt },
    summary: summaryOf(event),
    description: descriptionOf(event),
    location: { title: cleanLine(place) ?? '', ...(point && { geo: { lat: point.lat, lon: point.lng } }) },
    ...(assetUrl(event) && { url: assetUrl(event)! }),
  });
  if (status === ICalEventStatus.CONFIRMED)
    entry.createAlarm({ type: ICalAlarmType.display, triggerBefore: 2 * 60 * 60, description: summaryOf(event) });
  return calendar.toString();
};

const compact = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Addresses that open the event in a calendar on the web, to be saved there. */
export const calendarLinksOf = (event: CalendarEvent): { google: string; outlook: string } => {
  const [from, to] = [event.at, endOf(event)];
  const google = new URLSearchParams({
    ...{ action: 'TEMPLATE', text: summaryOf(event), details: descriptionOf(event), location: event.place },
    dates: `${compact(from)}/${compact(to)}`,
  });
  const outlook = new URLSearchParams({
    ...{ path: '/calendar/action/compose', rru: 'addevent', subject: summaryOf(event), body: descriptionOf(event) },
    ...{ location: event.place, startdt: from.toISOString(), enddt: to.toISOString() },
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  };
};

/** The way to a point, in the maps of the reader's device. */
export const routeTo = ({ lat, lng }: { lat: number; lng: number }): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
