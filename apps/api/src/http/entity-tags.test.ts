import { expect, it } from 'vitest';
import { hasContent } from './entity-tags.ts';

it.each([
  ['"a"', '"a"'],
  ['W/"a"', '"a"'],
  ['"a"', 'W/"a"'],
  ['"x", W/"a"', '"a"'],
  ['"x","a","y"', '"a"'],
  ['"x,y", "a,b"', '"a,b"'],
  ['*', '"a"'],
  [' * ', 'W/"a"'],
])('%s matches the entity tag %s', (ifNoneMatch, etag) => {
  expect(hasContent(ifNoneMatch, etag)).toBe(true);
});

it.each([undefined, '', 'a', '"b"', '"ab"', '"*"', '"x, "a', '"x,a"'])(
  '%s does not match the entity tag "a"',
  (ifNoneMatch) => {
    expect(hasContent(ifNoneMatch, '"a"')).toBe(false);
  },
);
