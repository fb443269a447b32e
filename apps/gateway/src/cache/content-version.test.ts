import { describe, expect, it } from 'vitest';
import { createContentVersion } from './content-version.ts';

const startVersion = () => {
  const clock = { ms: 0 };
  const queries: { answer: (version: string) => void; fail: () => void }[] = [];
  const version = createContentVersion(
    () => new Promise((resolve, reject) => queries.push({ answer: resolve, fail: () => reject(new Error('refused')) })),
    () => clock.ms,
  );
  return { clock, queries, version };
};

/** Lets pending promises settle. */
const settle = () => new Promise(setImmediate);

describe('createContentVersion', () => {
  it('sends one query for all waiting requests', async () => {
    const { version, queries } = startVersion();

    const waiting = [version.current(), version.current()];
    queries[0]!.answer('v1');

    expect([await Promise.all(waiting), queries.length, version.peek()]).toEqual([['v1', 'v1'], 1, 'v1']);
  });

  it('sends no query without requests', async () => {
    const { version, queries, clock } = startVersion();
    void version.current();
    queries[0]!.answer('v1');
    await settle();

    clock.ms = 60_000;

    expect(queries).toHaveLength(1);
    expect(version.peek()).toBeUndefined();
  });

  it('refreshes in advance, so that a busy site does not wait', async () => {
    const { version, queries, clock } = startVersion();
    void version.current();
    queries[0]!.answer('v1');
    await settle();

    clock.ms = 300;
    const known = [version.peek(), version.peek()];
    queries[1]!.answer('v2');
    await settle();

    expect([known, queries.length, version.peek()]).toEqual([['v1', 'v1'], 2, 'v2']);
  });

  it('counts the age from the query, because a write may come before the answer', async () => {
    const { version, queries, clock } = startVersion();
    const first = version.current();
    clock.ms = 401;
    queries[0]!.answer('v1');

    expect(await first).toBe('v1');
    expect(version.peek()).toBeUndefined();
  });

  it('notices an outage and its end without delaying requests', async () => {
    const { version, queries, clock } = startVersion();
    const first = version.current();
    queries[0]!.fail();
    expect(await first).toBeNull();

    clock.ms = 300;
    const during = version.peek();
    queries[1]!.answer('v2');
    await settle();

    expect([during, version.peek()]).toEqual([null, 'v2']);
  });
});
