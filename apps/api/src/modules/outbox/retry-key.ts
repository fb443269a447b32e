import { createHash } from 'node:crypto';
import type { OutboundMessage } from './transport.ts';

/**
 * The idempotency key of a message, a UUID (version 8, RFC 9562): the same for all tries of a message, and different
 * for a message with the same id in another database.
 */
export const retryKeyOf = ({ id, createdAt }: Pick<OutboundMessage, 'id' | 'createdAt'>): string => {
  const bytes = createHash('sha256').update(`outbox ${id} ${createdAt.toISOString()}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};
