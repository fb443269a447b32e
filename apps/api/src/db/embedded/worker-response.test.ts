import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { responseOf } from './worker-response.ts';

const isReady = (message: unknown): message is 'ready' => message === 'ready';

it('ignores the messages of `node --watch`', async () => {
  const thread = new EventEmitter();
  const answer = responseOf(thread, isReady);

  thread.emit('message', { 'watch:import': ['file:///a.ts'] });
  thread.emit('message', 'ready');

  expect(await answer).toBe('ready');
});

it('rejects with the error of the thread', async () => {
  const thread = new EventEmitter();
  const answer = responseOf(thread, isReady);

  thread.emit('error', new Error('the files are broken'));

  await expect(answer).rejects.toThrow('the files are broken');
});

it('rejects when the thread exits without a response', async () => {
  const thread = new EventEmitter();
  const answer = responseOf(thread, isReady);

  thread.emit('exit', 0);

  await expect(answer).rejects.toThrow('has ended');
});
