import { assetSearchParams } from '@yoodee/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../testing/any-text.ts';
import { englishCases } from '../../testing/search-cases.english.ts';
import { everydayCases } from '../../testing/search-cases.everyday.ts';
import { mixedCases } from '../../testing/search-cases.mixed.ts';
import { thaiCases } from '../../testing/search-cases.thai.ts';
import { somePlaces } from '../../testing/some-places.ts';
import { createSearchReader } from './read-search.ts';

const read = createSearchReader(somePlaces);
const houses = ['detached_house', 'semi_detached', 'townhouse', 'pool_villa'];
const allHouses = houses.map((code) => `property_type=${code}`).join(' ');

const everyCase = [...thaiCases, ...englishCases, ...mixedCases, ...everydayCases];
const typedWords = everyCase.flatMap(([typed]) => typed.split(/\s+/));
/** Searches as people might put them together, and anything else. */
const anySearch = fc.oneof(
  fc.array(fc.constantFrom(...typedWords), { maxLength: 12 }).map((words) => words.join(' ')),
  fc.array(fc.constantFrom(...typedWords), { maxLength: 12 }).map((words) => words.join('')),
  anyText({ maxLength: 300 }),
);

describe('a search is read as filters and the words that are left', () => {
  it.each(everyCase)('%s → %s', (typed = '', meaning = '', rest = '') => {
    const reading = read(typed);
    const said = decodeURIComponent(assetSearchParams(reading.meaning).toString()).replaceAll('&', ' ');

    expect({ said, rest: reading.rest }).toEqual({ said: meaning.replace('@houses', allHouses), rest });
  });

  it('knows which words asked for what', () => {
    expect(read('คอนโด 2 นอน ใกล้ bts อโศก วิวแม่น้ำ').claims).toEqual([
      { text: 'คอนโด', meaning: { property_type: ['condo'] } },
      { text: '2 นอน', meaning: { bedrooms_min: 2 } },
      { text: 'ใกล้ bts อโศก', meaning: { station: ['E4'], station_m: 800 } },
    ]);
  });

  it('leaves what contradicts an earlier word as text', () => {
    expect(read('เชียงใหม่ ภูเก็ต')).toMatchObject({ meaning: { province: '50' }, rest: '"ภูเก็ต"' });
  });
});

describe('whatever is typed', () => {
  it('is read without an error, and its rest holds nothing more to understand', () => {
    fc.assert(
      fc.property(anySearch, (typed) => {
        expect(read(read(typed.slice(0, 200)).rest).claims).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('stays as it was where nothing is understood', () => {
    fc.assert(
      fc.property(anySearch, (typed) => {
        const { claims, rest } = read(typed);
        if (claims.length === 0) expect(rest).toBe(typed.trim());
      }),
      { numRuns: 20 },
    );
  });

  it('keeps every unknown word', () => {
    const unknown = fc.stringMatching(/^zq[bcdfgh]{4,8}$/);
    fc.assert(
      fc.property(fc.array(fc.oneof(unknown, fc.constantFrom('คอนโด', '2 นอน', 'asok')), { maxLength: 8 }), (words) => {
        const { rest } = read(words.join(' '));
        for (const word of words) if (word.startsWith('zq')) expect(rest).toContain(word);
      }),
      { numRuns: 20 },
    );
  });

  it('is text in quotes', () => {
    fc.assert(
      fc.property(anySearch, (typed) => {
        expect(read(`"${typed.replaceAll('"', '')}"`).claims).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it.each(['คอนโด ', 'a', '3-', 'ล้าน', '"', 'ํ', 'อ.'])('of 100 kB of %j only the beginning is read', (part) => {
    const typed = part.repeat(Math.ceil(100_000 / part.length));
    const { claims, rest } = read(typed);

    expect(claims.length).toBeLessThanOrEqual(200);
    expect(rest.length).toBeGreaterThanOrEqual(typed.trim().length - 201);
  });
});
