import { expect, it } from 'vitest';
import { interleave } from './interleave.ts';

it('measures every contender once per round, and rotates the first one', async () => {
  const turns: string[] = [];
  const turn = (name: string) => async () => turns.push(name);

  const measured = await interleave({ a: turn('a'), b: turn('b'), c: turn('c') }, 3);

  expect(turns.join('')).toBe('abcbcacab');
  expect(measured).toEqual({ a: [1, 6, 8], b: [2, 4, 9], c: [3, 5, 7] });
});
