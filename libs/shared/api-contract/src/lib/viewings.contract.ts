import * as z from 'zod/mini';
import { AssetRef } from './asset-ref.ts';
import { conversationSides } from './conversations.contract.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, pageOf, PathId } from './fields.ts';
import { formTrapFields } from './form-trap.ts';
import { leadLimits } from './leads.contract.ts';
import { PhoneInput } from './member.contract.ts';

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

export const viewingPageSize = 50;

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
 * When a seller shows their assets. A time within the hours is a promise: who chooses it has a viewing, unless the seller
 * asks to be asked first. The first time of a range begins with it; the next begins after a length and a gap.
 *
 * In a request, `hours.weekly.N.to` is refused as `too_small` when it is not after `from` (hours across midnight are two
 * ranges), as `too_short` when no viewing fits; `hours.weekly.N.from` as `overlapping` when it begins within another range.
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

/**
 * `requested`: the seller is to answer. `offered`: the buyer is to answer. `confirmed`: both agreed on `starts_at`. The
 * others are ends: `declined`, `cancelled`, `expired` (nobody answered in time).
 */
export const viewingStates = ['requested', 'offered', 'confirmed', 'declined', 'cancelled', 'expired'] as const;
export type ViewingState = (typeof viewingStates)[number];

/**
 * What a side may do. `propose` answers with other times; `move` asks for another time of a viewing that is agreed. A buyer
 * who moves to a free time within the seller's hours has it at once; every other move is for the other side to accept, and
 * the earlier time is free again. `kept` and `no_show` (the other side did not come) are for afterwards, and can be changed.
 */
export const viewingSteps = ['accept', 'propose', 'decline', 'move', 'cancel', 'kept', 'no_show'] as const;
export type ViewingStep = (typeof viewingSteps)[number];

export const viewingOutcomes = ['kept', 'no_show'] as const;

/**
 * Why the site ended a viewing, of itself. Who blocks a conversation cancels its viewings; the other side is told that they
 * are cancelled, not why.
 */
export const viewingEndings = ['asset_closed', 'account_closed'] as const;

/** A viewing as one of its sides sees it. */
export const Viewing = z.object({
  id: Id,
  /** The reader's conversation with the other side; null for the holder of a viewing's own link, who cannot open it. */
  conversation_id: z.nullable(Id),
  side: z.enum(conversationSides),
  asset: z.nullable(z.extend(AssetRef, { cover: z.nullable(z.string()) })),
  other: z.object({ name: z.string(), member_id: z.nullable(Id), is_gone: z.boolean() }),
  /** The buyer's phone (E.164), for the seller; null for the buyer. */
  phone: z.nullable(z.string()),
  state: z.enum(viewingStates),
  /** The agreed time; kept when an agreed viewing is cancelled. Null before. */
  starts_at: z.nullable(Instant),
  length_min: z.int(),
  /** The times to choose from, earliest first, while one side is to answer; empty otherwise. */
  times: z.array(Instant),
  /** The one time of `times` is held for the buyer: nobody else can book it. */
  is_held: z.boolean(),
  /** When it expires without an answer. */
  answer_by: z.nullable(Instant),
  /** What the reader may do now. */
  steps: z.array(z.enum(viewingSteps)),
  /** Who ended it (declined, cancelled); null while it is open, and when it expired. */
  ended_by: z.nullable(z.enum(['me', 'other', 'site'])),
  ending: z.nullable(z.enum(viewingEndings)),
  /** The words of the side that ended it or proposed the times. */
  reason: z.nullable(z.string()),
  /** How it was, by the reader; the other side's answer stays theirs. */
  outcome: z.nullable(z.enum(viewingOutcomes)),
  /** The reader's private note. */
  note: z.nullable(z.string()),
  /** The way there, as exact as the seller shows the place. Null unless it is agreed and to come. */
  route: z.nullable(z.object({ url: z.string(), is_approximate: z.boolean() })),
  /**
   * For calendars, while it is agreed and to come. `file` is a path on this site that needs no sign-in; its event changes in the
   * calendar when it is opened again.
   */
  calendar: z.nullable(z.object({ file: z.string(), google: z.string(), outlook: z.string() })),
  created_at: Instant,
  updated_at: Instant,
});
export type Viewing = z.infer<typeof Viewing>;

const Proposals = z.array(Instant).check(z.minLength(1), z.maxLength(viewingLimits.proposals));
const Reason = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(viewingLimits.reason))));

/** One free time of the seller's hours, or up to three times for the seller to choose from. */
const slot = { kind: z.literal('slot'), starts_at: Instant } as const;
const proposal = { kind: z.literal('proposal'), times: Proposals } as const;

const contact = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(leadLimits.name)),
  phone: PhoneInput,
  message: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(leadLimits.message)))),
  /** Version of the consent text that the sender accepted. */
  consent_version: z.string().check(z.regex(/^[\w.-]{1,20}$/)),
  ...formTrapFields,
};

/**
 * Chooses a free time, or proposes times. It begins or continues the conversation of the two about the asset. A time that
 * is not free gives `slot_taken`, with the next free ones in `free_times` of the failure. A buyer without an account gets
 * `token`: the page `/conversation#<token>` shows this viewing (not the conversation). A retry with the same
 * `Idempotency-Key` gets the same viewing.
 */
export const bookViewing = endpoint({
  method: 'POST',
  path: '/assets/:id/viewings',
  summary: 'Book a viewing, or propose times',
  tag: 'contact',
  access: 'public',
  idempotent: true,
  params: z.object({ id: PathId }),
  body: z.discriminatedUnion('kind', [
    z.strictObject({ ...slot, ...contact }),
    z.strictObject({ ...proposal, ...contact }),
  ]),
  response: z.object({ viewing: Viewing, token: z.nullable(z.string()) }),
  status: 201,
  problems: [
    'not_found',
    'gone',
    'wrong_state',
    'phone_not_supported',
    'looks_automated',
    'own_listing',
    'conversations_paused',
    'asset_conversations_paused',
    'slot_taken',
    'too_many_requests',
  ],
});

const inConversation = z.discriminatedUnion('kind', [
  z.strictObject({ ...slot }),
  z.strictObject({ ...proposal, reason: Reason }),
]);
const conversationProblems = ['not_found', 'wrong_state', 'slot_taken', 'too_many_requests'] as const;

/**
 * As `bookViewing`, from a conversation about an asset. A seller can propose times, but not choose a `slot`. A conversation that
 * is closed, or about no asset on offer, gives `wrong_state`.
 */
export const addViewing = endpoint({
  method: 'POST',
  path: '/member/conversations/:id/viewings',
  summary: 'Book a viewing, or propose times, in a conversation',
  tag: 'member',
  access: 'member',
  idempotent: true,
  params: z.object({ id: PathId }),
  body: inConversation,
  response: Viewing,
  status: 201,
  problems: conversationProblems,
});

/**
 * Without a range: `upcoming` has those that are open and not over, earliest first; `past` the others, latest first. With
 * `from` and `to`: all with a time on these days, earliest first.
 */
export const viewingViews = ['upcoming', 'past'] as const;

export const getViewings = endpoint({
  method: 'GET',
  path: '/member/viewings',
  summary: 'My viewings; 50 a page',
  tag: 'member',
  access: 'member',
  query: z.object({
    side: z.optional(z.enum(conversationSides)),
    view: z.optional(z.enum(viewingViews)),
    /** At most 62 days, both included. */
    from: z.optional(ViewingDate),
    to: z.optional(ViewingDate),
    asset_id: z.optional(PathId),
    conversation_id: z.optional(PathId),
    page: z.optional(PathId.check(z.lte(1_000))),
  }),
  response: z.object({
    ...pageOf(Viewing),
    /** Days without viewings as a seller, in the range or from today. */
    blocks: z.array(ViewingBlock),
    /** Open viewings that wait for the reader's answer, whatever the query is. */
    waiting: z.record(z.enum(conversationSides), z.int()),
  }),
  problems: [],
});

const params = z.object({ id: PathId });

export const getViewing = endpoint({
  method: 'GET',
  path: '/member/viewings/:id',
  summary: 'One of my viewings',
  tag: 'member',
  access: 'member',
  params,
  response: Viewing,
  problems: ['not_found'],
});

/** `starts_at` may be left out when there is one time to accept. */
const steps = [
  z.strictObject({ step: z.literal('accept'), starts_at: z.optional(Instant) }),
  z.strictObject({ step: z.literal('propose'), times: Proposals, reason: Reason }),
  z.strictObject({ step: z.literal('move'), times: Proposals, reason: Reason }),
  z.strictObject({ step: z.literal('decline'), reason: Reason }),
  z.strictObject({ step: z.literal('cancel'), reason: Reason }),
  z.strictObject({ step: z.literal('kept') }),
  z.strictObject({ step: z.literal('no_show') }),
] as const;
export const ViewingStepInput = z.discriminatedUnion('step', steps);
export type ViewingStepInput = z.infer<typeof ViewingStepInput>;

/**
 * `viewing_changed`: the step is not possible any more, for example because the other side took one at the same time; load
 * it again. `slot_taken`: another viewing of the seller has that time; `free_times` of the failure has the next free ones.
 */
const stepProblems = ['not_found', 'viewing_changed', 'slot_taken', 'too_many_requests'] as const;

export const stepViewing = endpoint({
  method: 'POST',
  path: '/member/viewings/:id/steps',
  summary: 'Answer, move or cancel a viewing, or say whether it took place',
  tag: 'member',
  access: 'member',
  params,
  body: ViewingStepInput,
  response: Viewing,
  problems: stepProblems,
});

const Note = z.nullable(z.string().check(z.trim(), z.maxLength(viewingLimits.note)));

export const noteViewing = endpoint({
  method: 'PATCH',
  path: '/member/viewings/:id',
  summary: 'Note something about a viewing, for myself',
  tag: 'member',
  access: 'member',
  params,
  body: z.strictObject({ note: Note }),
  response: Viewing,
  problems: ['not_found'],
});

/**
 * A buyer without an account has the token of the link to their conversation, which opens all its viewings, or the token of
 * `bookViewing` (it begins with `v.`), which opens one. It is sent in the body. Forged, expired and foreign ones all give
 * `not_found`.
 */
const token = z.string().check(z.regex(/^(?:[\w-]{43}|v\.[1-9]\d{0,15}\.[\w-]{43})$/));
const guestProblems = ['not_found', 'too_many_requests'] as const;

/** Whether a guest's token is that of one viewing, and not of a conversation. */
export const isViewingToken = (text: string): boolean => text.startsWith('v.');

export const openGuestViewings = endpoint({
  method: 'POST',
  path: '/public/viewings',
  summary: 'The viewings of a link, latest first',
  tag: 'contact',
  access: 'public',
  body: z.strictObject({ token }),
  response: z.object({ items: z.array(Viewing) }),
  problems: guestProblems,
});

/** With the token of a conversation only. */
export const addGuestViewing = endpoint({
  method: 'POST',
  path: '/public/viewings/new',
  summary: 'Book a viewing, or propose times, in the conversation of a link',
  tag: 'contact',
  access: 'public',
  idempotent: true,
  body: z.discriminatedUnion('kind', [
    z.strictObject({ token, ...slot }),
    z.strictObject({ token, ...proposal, reason: Reason }),
  ]),
  response: Viewing,
  status: 201,
  problems: conversationProblems,
});

export const stepGuestViewing = endpoint({
  method: 'POST',
  path: '/public/viewings/steps',
  summary: 'Answer, move or cancel a viewing of a link, or say whether it took place',
  tag: 'contact',
  access: 'public',
  body: z.strictObject({ token, id: Id, action: ViewingStepInput }),
  response: Viewing,
  problems: stepProblems,
});

export const noteGuestViewing = endpoint({
  method: 'PATCH',
  path: '/public/viewings',
  summary: 'Note something about a viewing of a link, for myself',
  tag: 'contact',
  access: 'public',
  body: z.strictObject({ token, id: Id, note: Note }),
  response: Viewing,
  problems: guestProblems,
});

/**
 * The calendar file (text/calendar) of one side of a viewing. The token is in `Viewing.calendar.file`; it only reads. The
 * event keeps its UID when the viewing is moved or cancelled. Forged and expired tokens give `not_found`.
 */
export const viewingCalendarFile = {
  method: 'GET',
  path: '/viewings/:token/viewing.ics',
  summary: 'A viewing as a calendar file',
  tag: 'contact',
  access: 'public',
  problems: guestProblems,
} as const;
