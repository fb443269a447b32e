import { on, type EventEmitter } from 'node:events';

/**
 * The thread's first message that is one of ours: `node --watch` reports over the same channel what a thread imports.
 * Rejects with what the thread failed of.
 */
export const answerOf = async <Answer>(
  thread: EventEmitter,
  isAnswer: (message: unknown) => message is Answer,
): Promise<Answer> => {
  for await (const [message] of on(thread, 'message', { close: ['exit'] })) if (isAnswer(message)) return message;
  throw new Error('The thread of the embedded database has ended.');
};
