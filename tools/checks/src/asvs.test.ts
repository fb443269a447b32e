import { expect, it } from 'vitest';
import { problemsOfList, problemsOfRow, requirementsIn } from './asvs.ts';

const nothing = { hasRow: () => false, hasFile: () => false };
const everything = { hasRow: () => true, hasFile: () => true };

it('reads number, level, state and reason', () => {
  const markdown = `
| Number | Level | Requirement | State | Proof or reason |
| --- | --- | --- | --- | --- |
| 1.2.4 | 1 | Queries are parameterised | met | T21, [a.test.ts](../a.test.ts) |
| 6.2.9 | 2 | Long passwords are allowed | n.a. | No passwords |
`;

  expect(requirementsIn(markdown)).toEqual([
    { number: '1.2.4', level: '1', state: 'met', reason: 'T21, [a.test.ts](../a.test.ts)' },
    { number: '6.2.9', level: '2', state: 'n.a.', reason: 'No passwords' },
  ]);
});

it.each([
  ['met', 'T21', everything, []],
  ['met', '[a](../a.ts)', everything, []],
  ['met', 'we believe so', everything, ['1.1.1 is met, but names no proof']],
  ['met', 'T99', nothing, ['1.1.1 names T99, which does not exist']],
  ['met', '[a](../a.ts)', nothing, ['1.1.1 names ../a.ts, which does not exist']],
  ['n.a.', 'No XML', nothing, []],
  ['open', 'No time. Until 2027-05.', nothing, []],
  ['open', 'No time.', nothing, ['1.1.1 is open, but does not say until when']],
  ['maybe', 'T1', everything, ['1.1.1 has the state maybe']],
])('%s with "%s"', (state, reason, world, expected) => {
  expect(problemsOfRow({ number: '1.1.1', level: '1', state, reason }, world)).toEqual(expected);
});

it('finds numbers that occur twice, and missing rows', () => {
  const row = { number: '1.1.1', level: '1', state: 'met', reason: 'T1' };

  expect(problemsOfList([row, row])).toEqual([
    '1.1.1 occurs twice',
    'level 1 has 2 rows of 70',
    'level 2 has 0 rows of 183',
  ]);
});
