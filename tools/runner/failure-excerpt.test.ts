import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { failureExcerpt } from './failure-excerpt.ts';

const quiet = Array.from({ length: 100 }, (_, at) => ` ✓ passes ${at}`);

it.each([
  ['a test', '\u001B[31m FAIL \u001B[39m api src/a.test.ts > keeps a draft'],
  ['a project without tests', '\u001B[31mNo test files found, exiting with code 1'],
  ['a journey', '  1) [phone-th] › apps/e2e/a.e2e.ts:3:1 › a visitor searches'],
  ['a crash', 'TypeError: it is not a function'],
  ['a type', "src/a.ts(3,5): error TS2304: Cannot find name 'b'"],
  ['a lint rule', '  3:5  error  Unexpected any  no-any'],
])('contains the failure of %s with the lines after it', (_, line) => {
  const excerpt = failureExcerpt([...quiet, line, 'why', ...quiet].join('\n'));

  expect(excerpt).toContain(stripVTControlCharacters(line));
  expect(excerpt).toContain('why');
  expect(excerpt.split('\n')).toHaveLength(14);
});

it('contains the end of the log when no line matches a failure', () => {
  const excerpt = failureExcerpt([...quiet, 'Killed'].join('\n'));

  expect(excerpt.split('\n')).toHaveLength(40);
  expect(excerpt).toMatch(/Killed$/);
});

it('has at most 150 lines', () => {
  const excerpt = failureExcerpt(Array.from({ length: 5000 }, () => 'Error: refused').join('\n'));

  expect(excerpt.split('\n')).toHaveLength(150);
});
