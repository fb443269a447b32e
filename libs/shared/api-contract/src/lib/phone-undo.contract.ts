import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Hours for which the holder of the old number can undo a change of a member's phone. */
export const phoneUndoHours = 72;

/**
 * Gives a member their old phone back, with the token of the link that was sent to it, and without signing in. Ends all
 * sessions; LINE is linked as it was, and passkeys added since are removed. A token that is forged, used or too old has
 * one and the same response.
 */
export const undoPhoneChange = endpoint({
  method: 'POST',
  path: '/public/member/phone/undo',
  summary: 'Undo the change of my phone',
  tag: 'member',
  access: 'public',
  body: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{1,100}$/)) }),
  response: z.null(),
  problems: ['undo_refused', 'phone_taken', 'too_many_requests'],
});
