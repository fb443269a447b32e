import type { Viewing } from '@yoodee/api-contract/viewings';
import { isShown } from '@yoodee/asset-rules';
import type { Locale } from '@yoodee/site';
import type { assets } from '../../db/schema.ts';
import type { ConversationRole } from '../../db/schema/conversations.ts';
import { placeOf } from '../assets/asset-place.ts';
import { shownPoint } from '../assets/shown-point.ts';
import { isGone, otherRole, sideOf, type ConversationRow } from '../conversations/conversation-access.ts';
import { calendarLinksOf, routeTo, type CalendarEvent } from './calendar-event.ts';
import type { ViewingRow } from './viewing-access.ts';
import { stepsFor } from './viewing-steps.ts';
import type { ViewingTokens } from './viewing-tokens.ts';

type AssetRow = typeof assets.$inferSelect;

/** What a viewing is shown with. */
export interface ViewingParts {
  viewing: ViewingRow;
  conversation: ConversationRow;
  asset: { row: AssetRow; ref: NonNullable<Viewing['asset']> } | null;
  role: ConversationRole;
  /** The member on the other side: their name, and whether they are public. */
  other: { name: string; isPublic: boolean } | null;
  /** The holder of the viewing's own link cannot open the conversation. */
  isOnlyViewing: boolean;
  locale: Locale;
  now: Date;
}

interface Means {
  tokens: ViewingTokens;
  origin: string;
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

const placeNameOf = (row: AssetRow, locale: Locale): string => {
  const { subdistrict, district, province } = placeOf(row);
  return [subdistrict?.[locale], district[locale], province[locale]].filter(Boolean).join(locale === 'th' ? ' ' : ', ');
};

/** The event of a viewing in a calendar; null before it has a time. */
export const eventOf = (
  { viewing, asset, locale }: Pick<ViewingParts, 'viewing' | 'asset' | 'locale'>,
  origin: string,
): CalendarEvent | null => {
  const at = viewing.starts_at ?? viewing.times[0];
  if (!at) return null;
  const row = asset?.row ?? null;
  return {
    ...{ viewingId: viewing.id, state: viewing.state, sequence: viewing.sequence, updatedAt: viewing.updated_at },
    ...{ at, lengthMin: viewing.length_min, locale, origin },
    title: (locale === 'en' ? asset?.ref.title_en : null) ?? row?.title_th ?? null,
    assetId: viewing.asset_id,
    isPublished: asset !== null && isShown(asset.ref),
    place: row ? placeNameOf(row, locale) : '',
    point: row && shownPoint(row),
  };
};

/** The way and the calendars, while it is agreed and to come. */
const meetingOf = (parts: ViewingParts, { tokens, origin }: Means): Pick<Viewing, 'route' | 'calendar'> => {
  const { viewing, asset, role, locale, now } = parts;
  const event = eventOf(parts, origin);
  if (viewing.state !== 'confirmed' || !event || viewing.starts_at! <= now) return { route: null, calendar: null };
  const token = tokens.signCalendar({ id: viewing.id, role, locale });
  return {
    route: event.point && {
      url: routeTo(event.point),
      is_approximate: asset?.row.location_precision === 'approximate',
    },
    calendar: { file: `/api/v1/viewings/${token}/viewing.ics`, ...calendarLinksOf(event) },
  };
};

const otherOf = ({ conversation, role, other }: ViewingParts): Viewing['other'] => {
  const isOtherGone = isGone(conversation, otherRole(role));
  return {
    name: role === 'seller' ? conversation.buyer_name : (other?.name ?? ''),
    member_id: other?.isPublic && !isOtherGone ? sideOf(conversation, otherRole(role)).memberId : null,
    is_gone: isOtherGone,
  };
};

const endedBy = ({ ended_by }: ViewingRow, role: ConversationRole): Viewing['ended_by'] => {
  if (ended_by === null || ended_by === 'site') return ended_by;
  return ended_by === role ? 'me' : 'other';
};

/** A viewing as one of its sides sees it. */
export const viewingOf = (parts: ViewingParts, means: Means): Viewing => {
  const { viewing, conversation, asset, role, now, isOnlyViewing } = parts;
  return {
    id: viewing.id,
    conversation_id: isOnlyViewing ? null : viewing.conversation_id,
    side: role === 'seller' ? 'selling' : 'buying',
    asset: asset && asset.ref,
    other: otherOf(parts),
    phone: role === 'seller' ? conversation.buyer_phone : null,
    state: viewing.state,
    starts_at: iso(viewing.starts_at),
    length_min: viewing.length_min,
    times: viewing.times.map((time) => time.toISOString()),
    is_held: viewing.state === 'requested' && viewing.busy_from !== null,
    answer_by: iso(viewing.answer_by),
    steps: stepsFor(role, { ...viewing, now }),
    ended_by: endedBy(viewing, role),
    ending: viewing.ending,
    reason: viewing.reason,
    outcome: viewing[`${role}_outcome`],
    note: viewing[`${role}_note`],
    ...meetingOf(parts, means),
    created_at: viewing.created_at.toISOString(),
    updated_at: viewing.updated_at.toISOString(),
  };
};
