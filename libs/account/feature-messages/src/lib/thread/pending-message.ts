import { ConversationAttachment } from '@yoodee/api-contract/conversation-attachments';
import * as z from 'zod/mini';

/** A message that the API has not confirmed. */
export interface PendingMessage {
  /** Its `Idempotency-Key`: the same in every attempt, so that a message is never sent twice. */
  key: string;
  text: string;
  /** Files that are already uploaded. */
  attachments: readonly ConversationAttachment[];
  /** When it was written, ISO 8601. */
  created_at: string;
  /** `waiting`: sent as soon as there is a connection. `failed`: the API refused it. */
  state: 'sending' | 'waiting' | 'failed';
  /** Why the API refused it, for the member. */
  problem: string | null;
}

const isPending = (value: unknown): value is PendingMessage => {
  if (Object(value) !== value) return false;
  const { key, text, created_at } = value as Record<string, unknown>;
  return typeof key === 'string' && typeof text === 'string' && typeof created_at === 'string';
};

const Attachments = z.catch(z.array(ConversationAttachment), []);

/** Stored pending messages. Those that were being sent when the page was left are sent again. */
export const parsePending = (stored: unknown): PendingMessage[] =>
  Array.isArray(stored)
    ? stored
        .filter(isPending)
        .map((message) => ({ ...message, attachments: Attachments.parse(message.attachments) }))
        .map((message) => (message.state === 'failed' ? message : { ...message, state: 'waiting', problem: null }))
    : [];
