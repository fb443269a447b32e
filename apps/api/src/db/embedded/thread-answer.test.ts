import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { answerOf } from './thread-answer.ts';

const isReady = (message: unknown): message is 'ready' => message === 'ready';

it('passes over what `node --watch` reports', async () => {
  const thread = new EventEmitter();
  const answer = answerOf(thread, isReady);

  thread.emit('message', { 'watch:import': ['file:///a.ts'] });
  thread.emit('message', 'ready');

  expect(await answer).toBe('ready');
});

it('rejects with what the thread failed of', async () => {
  const thread = new EventEmitter();
  const answer = answerOf(thread, isReady);

  thread.emit('error', new Error('the files are broken'));

  await expect(answer).rejects.toThrow('the files are broken');
});

it('rejects when the thread ends without an answer', async () => {
  const thread = new EventEmitter();
  const answer = answerOf(thread, isReady);

  thread.emit('exit', 0);

  await expect(answer).rejects.toThrow('has ended');
});
