import { expect, it } from 'vitest';
import { hasTest, rowsIn } from './conformance.ts';

it('parses sentences with their tests, and open rows', () => {
  const markdown = `
| Sentence | Proof |
| --- | --- |
| The list is at /assets | [shows the list](../a.test.ts), [in \${locale}](../b.e2e.ts) |
| Nothing is said | open: it is not shown |
`;

  expect(rowsIn(markdown)).toEqual([
    {
      sentence: 'The list is at /assets',
      proofs: [
        { title: 'shows the list', path: '../a.test.ts' },
        { title: 'in ${locale}', path: '../b.e2e.ts' },
      ],
      isOpen: false,
    },
    { sentence: 'Nothing is said', proofs: [], isOpen: true },
  ]);
});

it('parses rows with additional columns', () => {
  const markdown = `
| Row | What it says | Proof | What failed |
| - | - | - | - |
| L1 | Thai and English | [is there](../a.test.ts) | the list |
| L2 | An open door | open: nobody looked | – |
`;

  expect(rowsIn(markdown)).toEqual([
    { sentence: 'L1', proofs: [{ title: 'is there', path: '../a.test.ts' }], isOpen: false },
    { sentence: 'L2', proofs: [], isOpen: true },
  ]);
});

it.each([
  ["it('shows the list', () => {})", true],
  ['test(`shows the list`, async () => {})', true],
  ['// shows the list', false],
])('finds the test in %s: %s', (source, expected) => {
  expect(hasTest(source, 'shows the list')).toBe(expected);
});
