import * as z from 'zod/mini';
import { AssetRef } from './asset-ref.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, PathId } from './fields.ts';

/** All dates, weekdays and times of day are those of Bangkok (`timeZone` of `@yoodee/site`), wherever the reader is. */
export const viewingLimits = {
  /** Ranges of hours in a week. */
  ranges: 42,
  lengthMin: { min: 10, max: 240 },
  gapMin: { min: 0, max: 120 },
  noticeHours: { min: 0, max: 168 },
  daysAhead: { min: 1, max: 60 },
  /** Times that one side proposes at once. */
  proposals: 3,
  /** How far ahead a proposed time may be, in days. */
  proposalDaysAhead: 60,
  reason: 300,
  note: 1_000,
  blockNote: 100,
  /** Blocks of a member, and days of one block. */
  blocks: 100,
  blockDays: 366,
  /** Days of free times, or of viewings, in one response. */
  days: 62,
  /** Hours for which a chosen time is held for the buyer without an answer. */
  heldHours: 24,
} as const;

/** Weekdays by ISO 8601: Monday is 1. */
const Weekday = z.int().check(z.gte(1), z.lte(7));
/** A time of day, `09:00`. */
const startOfRange = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
/** `24:00` is the end of the day. A range never ends on another day. */
const endOfRange = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));
/** A date of Bangkok in this century, `2026-11-26`. */
export const ViewingDate = z.iso.date().check(z.regex(/^20/));

const within = ({ min, max }: { min: number; max: number }) => z.int().check(z.gte(min), z.lte(max));

/**
 * When a seller shows their assets. A buyer who chooses a time within the hours has a viewing at once, unless the
 * seller wants to confirm each one. The first time of a range begins with the range; each further one begins after the
 * length of a viewing and a gap.
 *
 * In a request, `hours.weekly.N.to` is refused as `too_small` when it is not after `from` (hours across midnight are
 * two ranges), as `too_short` when no viewing fits; `hours.weekly.N.from` as `overlapping` when it begins within
 * another range.
 */
export const ViewingHours = z.strictObject({
  weekly: z
    .array(z.strictObject({ weekday: Weekday, from: startOfRange, to: endOfRange }))
    .check(z.maxLength(viewingLimits.ranges)),
  /** Minutes of a viewing. */
  length_min: within(viewingLimits.lengthMin),
  /** Minutes between two viewings. */
  gap_min: within(viewingLimits.gapMin),
  /** Hours before a viewing in which it can no longer be booked. */
  notice_hours: within(viewingLimits.noticeHours),
  /** How many days ahead can be booked, today included. */
  days_ahead: within(viewingLimits.daysAhead),
  /** A chosen time is held for the buyer until the seller accepts it. */
  ask_first: z.boolean(),
});
export type ViewingHours = z.infer<typeof ViewingHours>;

/** Days without viewings, first and last included; of all assets, or of one. */
export const ViewingBlock = z.object({
  id: Id,
  asset_id: z.nullable(Id),
  from: ViewingDate,
  to: ViewingDate,
  note: z.nullable(z.string()),
});
export type ViewingBlock = z.infer<typeof ViewingBlock>;

export const MyViewingHours = z.object({
  /** Of all assets without hours of their own; null before the member has set any. */
  hours: z.nullable(ViewingHours),
  /** Assets with hours of their own; without any range, such an asset has no times to choose. */
  assets: z.array(z.object({ asset: AssetRef, hours: ViewingHours })),
  /** Present and future ones, earliest first. */
  blocks: z.array(ViewingBlock),
});
export type MyViewingHours = z.infer<typeof MyViewingHours>;

export const getViewingHours = endpoint({
  method: 'GET',
  path: '/member/viewing-hours',
  summary: 'My viewing hours and the days without viewings',
  tag: 'member',
  access: 'member',
  response: MyViewingHours,
  problems: [],
});

/** Sets the hours of all assets (`asset_id` null) or of one; `hours` null removes them. Viewings that are agreed stay. */
export const putViewingHours = endpoint({
  method: 'PUT',
  path: '/member/viewing-hours',
  summary: 'Set my viewing hours',
  tag: 'member',
  access: 'member',
  body: z.strictObject({ asset_id: z.nullable(Id), hours: z.nullable(ViewingHours) }),
  response: MyViewingHours,
  problems: ['not_found'],
});

/**
 * Viewings that are agreed stay: `open_viewings` tells how many there are on these days. `to` is refused as `too_small`
 * before `from` or today, `from` as `too_many` above the limit of blocks.
 */
export const addViewingBlock = endpoint({
  method: 'POST',
  path: '/member/viewing-blocks',
  summary: 'Have no viewings on some days',
  tag: 'member',
  access: 'member',
  body: z.strictObject({
    asset_id: z.nullable(Id),
    from: ViewingDate,
    to: ViewingDate,
    note: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(viewingLimits.blockNote)))),
  }),
  response: z.object({ block: ViewingBlock, open_viewings: z.int() }),
  status: 201,
  problems: ['not_found'],
});

export const removeViewingBlock = endpoint({
  method: 'DELETE',
  path: '/member/viewing-blocks/:id',
  summary: 'Have viewings again on some days',
  tag: 'member',
  access: 'member',
  params: z.object({ id: PathId }),
  response: z.null(),
  problems: ['not_found'],
});

/**
 * The times that can be booked. `has_hours` is false when the seller has set none: then propose times. `days` has only days
 * with free times. `last_day` is the last day that can be booked, null without hours.
 */
export const ViewingTimes = z.object({
  has_hours: z.boolean(),
  ask_first: z.boolean(),
  length_min: z.nullable(z.int()),
  last_day: z.nullable(ViewingDate),
  days: z.array(z.object({ date: ViewingDate, times: z.array(Instant) })),
});
export type ViewingTimes = z.infer<typeof ViewingTimes>;

/** Asset pages that take no enquiries (sold, rented, expired) give `wrong_state`. */
export const getViewingTimes = endpoint({
  method: 'GET',
  path: '/assets/:id/viewing-times',
  summary: 'Free times for a viewing; from today, 14 days unless asked otherwise',
  tag: 'contact',
  access: 'public',
  params: z.object({ id: PathId }),
  query: z.object({
    from: z.optional(ViewingDate),
    days: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(viewingLimits.days))),
  }),
  response: ViewingTimes,
  problems: ['not_found', 'gone', 'wrong_state'],
});
