import { describe, expect, it } from 'vitest';
import { addCall, addChild, addEntry, addStatement, hasString } from './source-edits.ts';

const routes = `const pages = [
  page('a', () => import('a'), { on: [page] }), // the last page (not this: page('z'))
  ...more,
];
`;

describe('adds', () => {
  it('a call after the last one in the array', () => {
    expect(addCall(routes, 'page', "page('b')")).toBe(routes.replace('] })', "] }),\n  page('b')"));
  });

  it('a statement after the last import, ignoring imports in strings', () => {
    expect(addStatement("import a from 'a';\nconst text = `\nimport b from 'b';\n`;\n", "import c from 'c';")).toBe(
      "import a from 'a';\nimport c from 'c';\nconst text = `\nimport b from 'b';\n`;\n",
    );
  });

  it.each([
    ['const list = [a, b];', 'const list = [a, b,\nc];'],
    ['const list = [];', 'const list = [\nc];'],
    ['const list: readonly Item[] = [a] as const;', 'const list: readonly Item[] = [a,\nc] as const;'],
    ['const module = { list: [a] };', 'const module = { list: [a,\nc] };'],
    ['const list = { a } satisfies Items;', 'const list = { a,\nc } satisfies Items;'],
  ])('an entry to %s', (text, changed) => {
    expect(addEntry(text, 'list', 'c')).toBe(changed);
  });

  it('a child after the others', () => {
    expect(addChild('const Words = () => <Row><A /></Row>;', 'Words', '<B />')).toBe(
      'const Words = () => <Row><A /><B />\n</Row>;',
    );
  });
});

it.each([
  ['a call', () => addCall('const pages = [];', 'page', 'x'), 'There is no call of page() to add to.'],
  ['an import', () => addStatement('', 'x'), 'There is no import or export to add to.'],
  ['a list', () => addEntry('const other = [];', 'list', 'x'), 'There is no list to add to.'],
  ['an array or object', () => addEntry('const list = 7;', 'list', 'x'), 'list is neither an array nor an object.'],
  ['an element', () => addChild('const Words = () => null;', 'Words', 'x'), 'Words renders no element with children.'],
])('throws when there is no %s to extend', (_what, change, message) => {
  expect(change).toThrow(message);
});

it('matches a string, not a comment', () => {
  expect(["page('a')", "// 'a'"].map((text) => hasString(text, 'a'))).toEqual([true, false]);
});
