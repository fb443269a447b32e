import { on, type EventEmitter } from 'node:events';

/**
 * The first message of the thread that passes `isResponse`. `node --watch` sends messages about imports over the same
 * channel. Rejects with the thread's error.
 */
export const responseOf = async <Answer>(
  thread: EventEmitter,
  isResponse: (message: unknown) => message is Answer,
): Promise<Answer> => {
  for await (const [message] of on(thread, 'message', { close: ['exit'] })) if (isResponse(message)) return message;
  throw new Error('The thread of the embedded database has ended.');
};
