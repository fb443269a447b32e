import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Instant } from './fields.ts';

/** A member who was reported or blocked several times begins no new conversations until then. */
export const ConversationPause = z.object({
  until: Instant,
  /** The state of the member's appeal. An accepted appeal ends the pause. */
  appeal: z.enum(['none', 'open', 'refused']),
});
export type ConversationPause = z.infer<typeof ConversationPause>;

export const pauseAppealLimits = { text: 1_000 } as const;

/** Asks the operators to end the pause; once per pause. */
export const appealConversationPause = endpoint({
  method: 'POST',
  path: '/member/conversation-pause/appeal',
  summary: 'Appeal against the pause of my new conversations',
  tag: 'member',
  access: 'member',
  body: z.strictObject({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(pauseAppealLimits.text)) }),
  response: z.null(),
  status: 201,
  problems: ['wrong_state'],
});
