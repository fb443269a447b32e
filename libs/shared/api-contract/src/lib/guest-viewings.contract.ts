import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import {
  newViewingProblems,
  proposalFields,
  slotFields,
  Viewing,
  ViewingNote,
  ViewingReason,
  ViewingStepInput,
  viewingStepProblems,
} from './viewings.contract.ts';

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
    z.strictObject({ token, ...slotFields }),
    z.strictObject({ token, ...proposalFields, reason: ViewingReason }),
  ]),
  response: Viewing,
  status: 201,
  problems: newViewingProblems,
});

export const stepGuestViewing = endpoint({
  method: 'POST',
  path: '/public/viewings/steps',
  summary: 'Answer, move or cancel a viewing of a link, or say whether it took place',
  tag: 'contact',
  access: 'public',
  body: z.strictObject({ token, id: Id, action: ViewingStepInput }),
  response: Viewing,
  problems: viewingStepProblems,
});

export const noteGuestViewing = endpoint({
  method: 'PATCH',
  path: '/public/viewings',
  summary: 'Note something about a viewing of a link, for myself',
  tag: 'contact',
  access: 'public',
  body: z.strictObject({ token, id: Id, note: ViewingNote }),
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
