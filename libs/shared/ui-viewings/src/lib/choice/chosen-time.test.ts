import { expect, it } from 'vitest';
import { chosenTime, emptyChoice } from './chosen-time.ts';

const free = ['2026-11-28T07:00:00.000Z', '2026-11-28T08:00:00.000Z'];
const proposals = [{ day: '2026-11-29', time: '10:00' }];

it.each([
  ['a free time', { slot: free[1]! }, free, { kind: 'slot', starts_at: free[1] }],
  ['nothing', {}, free, null],
  ['a time that was taken meanwhile', { slot: free[1]! }, [free[0]!], null],
  ['proposed times in place of free ones', { proposals, isProposing: true, slot: free[0]! }, free, proposal()],
  ['proposed times when none is free', { proposals, slot: free[0]! }, [], proposal()],
  ['no proposed time', { isProposing: true }, free, null],
])('the choice is %s', (_what, choice, available, chosen) => {
  expect(chosenTime({ ...emptyChoice, ...choice }, available)).toEqual(chosen);
});

function proposal() {
  return { kind: 'proposal', times: ['2026-11-29T10:00:00+07:00'] };
}
