import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const savedReplyLimits = { text: 500, replies: 20 } as const;

/** The seller's own replies to common questions, in their order. A member who has saved none gets the five to begin with. */
export const SavedReplies = z.object({
  items: z
    .array(
      z.strictObject({
        text: z.string().check(z.trim(), z.minLength(1), z.maxLength(savedReplyLimits.text)),
        locale: z.enum(['th', 'en']),
      }),
    )
    .check(z.maxLength(savedReplyLimits.replies)),
});
export type SavedReplies = z.infer<typeof SavedReplies>;

export const getSavedReplies = endpoint({
  method: 'GET',
  path: '/member/saved-replies',
  summary: 'My saved replies',
  tag: 'member',
  access: 'member',
  response: SavedReplies,
  problems: [],
});

export const putSavedReplies = endpoint({
  method: 'PUT',
  path: '/member/saved-replies',
  summary: 'Replace my saved replies',
  tag: 'member',
  access: 'member',
  body: SavedReplies,
  response: SavedReplies,
  problems: [],
});
