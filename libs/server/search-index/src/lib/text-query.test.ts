import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearchText } from './search-text.ts';
import { parseTextQuery } from './text-query.ts';

describe('parseTextQuery', () => {
  it('parses words, phrases, prefixes, alternatives and groups', () => {
    expect(parseTextQuery(`('a' | ('b' <-> 'c')) & 'd':*`)).toEqual({
      all: [
        {
          any: [
            { phrase: ['a'], isPrefix: false },
            { phrase: ['b', 'c'], isPrefix: false },
          ],
        },
        { phrase: ['d'], isPrefix: true },
      ],
    });
  });

  it.each([`'a' &`, `('a'`, `'a' 'b'`, `& 'a'`, ''])('refuses %j', (expression) => {
    expect(() => parseTextQuery(expression)).toThrow(SyntaxError);
  });

  it('parses the query built from any search text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[ก-๙ a-z0-9'"&|!()<>:*\\-]*$/)),
        (text) => {
          const expression = readSearchText(text);

          if (expression !== null) expect(() => parseTextQuery(expression)).not.toThrow();
        },
      ),
    );
  });
});
