import { expect, it, onTestFinished } from 'vitest';
import { NoSlot } from '../proxy/concurrency-limit.ts';
import { createRenderLimit } from './render-limit.ts';

const settle = () => new Promise(setImmediate);

/** Renders that run until they are finished by name. `begun` lists them in order. */
const startRenders = (options: Partial<Parameters<typeof createRenderLimit>[0]> = {}) => {
  const limit = createRenderLimit({
    ...{ slots: 32, slotsPerClient: 1, maxQueuedPerClient: 64, maxQueued: 1024, queueTimeoutMs: 1000 },
    ...options,
  });
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const render = (address: string, name: string, signal?: AbortSignal) =>
    limit.run(
      address,
      () => {
        begun.push(name);
        return new Promise<string>((resolve) => finish.set(name, () => resolve(name)));
      },
      signal,
    );
  // Serves the requests that are still queued, which would otherwise be rejected while another file runs.
  onTestFinished(async () => {
    while (limit.usage().running > 0) {
      for (const end of finish.values()) end();
      await settle();
    }
  });
  return { render, begun, finish };
};

it('lets a client wait for at most one render of a client with forty requests', async () => {
  const { render, begun, finish } = startRenders();
  const flood = Array.from({ length: 40 }, (_, count) => render('203.0.113.7', `flood ${count}`));
  await settle();

  const visit = render('203.0.113.8', 'visitor');
  await settle();
  finish.get('flood 0')!();
  await settle();
  const meanwhile = [...begun];
  finish.get('visitor')!();

  expect(await visit).toBe('visitor');
  await settle();
  expect([meanwhile, begun]).toEqual([
    ['flood 0', 'visitor'],
    ['flood 0', 'visitor', 'flood 1'],
  ]);
  for (let count = 1; count < 40; count += 1) {
    finish.get(`flood ${count}`)!();
    await settle();
  }
  await Promise.all(flood);
});

it('does not starve a client with a queue, however many others come after it', async () => {
  const { render, begun, finish } = startRenders();
  void render('203.0.113.7', 'first');
  void render('203.0.113.7', 'second');
  void render('203.0.113.8', 'before the turn');
  await settle();
  finish.get('first')!();
  await settle();
  void render('203.0.113.9', 'after the turn');
  await settle();

  finish.get('before the turn')!();
  await settle();

  expect(begun).toEqual(['first', 'before the turn', 'after the turn', 'second']);
});

it('runs as many renders in all as there are slots', async () => {
  const { render, begun, finish } = startRenders({ slots: 2 });
  void render('203.0.113.1', 'first');
  void render('203.0.113.2', 'second');
  void render('203.0.113.3', 'third');
  await settle();
  const before = [...begun];

  finish.get('first')!();
  await settle();

  expect([before, begun]).toEqual([
    ['first', 'second'],
    ['first', 'second', 'third'],
  ]);
});

it('counts the addresses of an IPv6 network as one client', async () => {
  const { render, begun } = startRenders();

  for (let count = 1; count <= 9; count += 1) void render(`2001:db8::${count}`, `of the network ${count}`);
  void render('2001:db8:0:1::1', 'of another network');
  await settle();

  expect(begun).toEqual(['of the network 1', 'of another network']);
});

it('rejects requests beyond the client’s queue at once, and serves other clients', async () => {
  const { render, begun } = startRenders({ maxQueuedPerClient: 2 });
  const flood = Array.from({ length: 4 }, (_, count) => render('203.0.113.7', `flood ${count}`));

  await expect(flood[3]).rejects.toThrow(NoSlot);
  void render('203.0.113.8', 'visitor');
  await settle();

  expect(begun).toEqual(['flood 0', 'visitor']);
});

it.each([
  ['fails', () => Promise.reject(new Error('failed'))],
  [
    'throws',
    () => {
      throw new Error('failed');
    },
  ],
])('frees the slot when the work %s', async (_how, work) => {
  const limit = createRenderLimit({
    ...{ slots: 1, slotsPerClient: 1, maxQueuedPerClient: 1, maxQueued: 1, queueTimeoutMs: 1000 },
  });

  for (let count = 0; count < 3; count += 1) await expect(limit.run('203.0.113.7', work)).rejects.toThrow('failed');

  expect(await limit.run('203.0.113.7', async () => 'done')).toBe('done');
});

it('leaves the queue when the visitor has gone', async () => {
  const { render, begun, finish } = startRenders();
  const gone = new AbortController();
  void render('203.0.113.7', 'first');
  const left = render('203.0.113.7', 'left', gone.signal);
  void render('203.0.113.7', 'last');
  await settle();

  gone.abort(new Error('gone'));
  finish.get('first')!();

  await expect(left).rejects.toThrow('gone');
  await settle();
  expect(begun).toEqual(['first', 'last']);
});
