import { describe, expect, it } from 'vitest';
import { createContentVersion } from './content-version.ts';

const startVersion = () => {
  const clock = { ms: 0 };
  const questions: { answer: (version: string) => void; fail: () => void }[] = [];
  const version = createContentVersion(
    () => new Promise((answer, reject) => questions.push({ answer, fail: () => reject(new Error('refused')) })),
    () => clock.ms,
  );
  return { clock, questions, version };
};

/** Lets settled promises be noticed. */
const settle = () => new Promise(setImmediate);

describe('createContentVersion', () => {
  it('asks once for all who wait', async () => {
    const { version, questions } = startVersion();

    const waiting = [version.current(), version.current()];
    questions[0]!.answer('v1');

    expect([await Promise.all(waiting), questions.length, version.peek()]).toEqual([['v1', 'v1'], 1, 'v1']);
  });

  it('asks nobody while it is not asked', async () => {
    const { version, questions, clock } = startVersion();
    void version.current();
    questions[0]!.answer('v1');
    await settle();

    clock.ms = 60_000;

    expect(questions).toHaveLength(1);
    expect(version.peek()).toBeUndefined();
  });

  it('asks ahead of need, so that a busy site does not wait', async () => {
    const { version, questions, clock } = startVersion();
    void version.current();
    questions[0]!.answer('v1');
    await settle();

    clock.ms = 300;
    const known = [version.peek(), version.peek()];
    questions[1]!.answer('v2');
    await settle();

    expect([known, questions.length, version.peek()]).toEqual([['v1', 'v1'], 2, 'v2']);
  });

  it('dates an answer by its question, for a write may come between the two', async () => {
    const { version, questions, clock } = startVersion();
    const first = version.current();
    clock.ms = 401;
    questions[0]!.answer('v1');

    expect(await first).toBe('v1');
    expect(version.peek()).toBeUndefined();
  });

  it('knows of an outage without keeping readers waiting, and of its end', async () => {
    const { version, questions, clock } = startVersion();
    const first = version.current();
    questions[0]!.fail();
    expect(await first).toBeNull();

    clock.ms = 300;
    const during = version.peek();
    questions[1]!.answer('v2');
    await settle();

    expect([during, version.peek()]).toEqual([null, 'v2']);
  });
});
