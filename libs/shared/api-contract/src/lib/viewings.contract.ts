import * as z from 'zod/mini';
import { AssetRef } from './asset-ref.ts';
import { conversationSides } from './conversations.contract.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, pageOf, PathId } from './fields.ts';
import { formTrapFields } from './form-trap.ts';
import { leadLimits } from './leads.contract.ts';
import { PhoneInput } from './member.contract.ts';
import { ViewingBlock, ViewingDate, viewingLimits } from './viewing-hours.contract.ts';

export const viewingPageSize = 50;

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
 * Why the site itself ended a viewing. Blocking a conversation cancels its viewings; the other side is told that they
 * are cancelled, but not why.
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
  /** The reader's feedback on the viewing; the other side's feedback is never part of it. */
  outcome: z.nullable(z.enum(viewingOutcomes)),
  /** The reader's private note. */
  note: z.nullable(z.string()),
  /** Directions to the place, as exact as the seller shows it. Null unless the viewing is agreed and in the future. */
  route: z.nullable(z.object({ url: z.string(), is_approximate: z.boolean() })),
  /**
   * For calendars, while the viewing is agreed and in the future. `file` is a path on this site that needs no sign-in;
   * opening it again updates the event in the calendar.
   */
  calendar: z.nullable(z.object({ file: z.string(), google: z.string(), outlook: z.string() })),
  created_at: Instant,
  updated_at: Instant,
});
export type Viewing = z.infer<typeof Viewing>;

const Proposals = z.array(Instant).check(z.minLength(1), z.maxLength(viewingLimits.proposals));
export const ViewingReason = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(viewingLimits.reason))));

/** One free time of the seller's hours, or up to three times for the seller to choose from. */
export const slotFields = { kind: z.literal('slot'), starts_at: Instant } as const;
export const proposalFields = { kind: z.literal('proposal'), times: Proposals } as const;

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
 * is not free gives `slot_taken`, one that is over or within the seller's notice period `slot_past`, both with the next free
 * ones in `free_times` of the failure. A buyer without an account gets `token`: the page `/conversation#<token>` shows this viewing (not the conversation). A retry with the same
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
    z.strictObject({ ...slotFields, ...contact }),
    z.strictObject({ ...proposalFields, ...contact }),
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
    'slot_past',
    'too_many_requests',
  ],
});

const inConversation = z.discriminatedUnion('kind', [
  z.strictObject({ ...slotFields }),
  z.strictObject({ ...proposalFields, reason: ViewingReason }),
]);
export const newViewingProblems = ['not_found', 'wrong_state', 'slot_taken', 'slot_past', 'too_many_requests'] as const;

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
  problems: newViewingProblems,
});

/**
 * Without a range: `upcoming` has those that are open and not over, earliest first; `past` the others, latest first. With
 * `from` and `to`: all with a time on these days, earliest first.
 */
const viewingViews = ['upcoming', 'past'] as const;

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
  z.strictObject({ step: z.literal('propose'), times: Proposals, reason: ViewingReason }),
  z.strictObject({ step: z.literal('move'), times: Proposals, reason: ViewingReason }),
  z.strictObject({ step: z.literal('decline'), reason: ViewingReason }),
  z.strictObject({ step: z.literal('cancel'), reason: ViewingReason }),
  z.strictObject({ step: z.literal('kept') }),
  z.strictObject({ step: z.literal('no_show') }),
] as const;
export const ViewingStepInput = z.discriminatedUnion('step', steps);
export type ViewingStepInput = z.infer<typeof ViewingStepInput>;

/**
 * `viewing_changed`: the step is not possible any more, for example because the other side took one at the same time; load
 * it again. `slot_taken`: another viewing of the seller has that time; `free_times` of the failure has the next free ones.
 */
export const viewingStepProblems = ['not_found', 'viewing_changed', 'slot_taken', 'too_many_requests'] as const;

export const stepViewing = endpoint({
  method: 'POST',
  path: '/member/viewings/:id/steps',
  summary: 'Answer, move or cancel a viewing, or say whether it took place',
  tag: 'member',
  access: 'member',
  params,
  body: ViewingStepInput,
  response: Viewing,
  problems: viewingStepProblems,
});

export const ViewingNote = z.nullable(z.string().check(z.trim(), z.maxLength(viewingLimits.note)));

export const noteViewing = endpoint({
  method: 'PATCH',
  path: '/member/viewings/:id',
  summary: 'Note something about a viewing, for myself',
  tag: 'member',
  access: 'member',
  params,
  body: z.strictObject({ note: ViewingNote }),
  response: Viewing,
  problems: ['not_found'],
});
