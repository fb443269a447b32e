import { assetSearchParams } from '@yoodee/api-contract/asset-address';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../testing/any-text.ts';
import { buildingCases } from '../../testing/search-cases.building.ts';
import { englishCases } from '../../testing/search-cases.english.ts';
import { everydayCases } from '../../testing/search-cases.everyday.ts';
import { mixedCases } from '../../testing/search-cases.mixed.ts';
import { thaiCases } from '../../testing/search-cases.thai.ts';
import { somePlaces } from '../../testing/some-places.ts';
import { createSearchParser } from './parse-search.ts';
import { createProjectNames } from './project-names.ts';

const parse = createSearchParser(somePlaces);
const houses = ['detached_house', 'semi_detached', 'townhouse', 'pool_villa'];
const allHouses = houses.map((code) => `property_type=${code}`).join(' ');

const everyCase = [...thaiCases, ...englishCases, ...mixedCases, ...everydayCases, ...buildingCases];
const typedWords = everyCase.flatMap(([typed]) => typed.split(/\s+/));
/** Random combinations of known words, and arbitrary text. */
const anySearch = fc.oneof(
  fc.array(fc.constantFrom(...typedWords), { maxLength: 12 }).map((words) => words.join(' ')),
  fc.array(fc.constantFrom(...typedWords), { maxLength: 12 }).map((words) => words.join('')),
  anyText({ maxLength: 300 }),
);

describe('parseSearch returns filters and the remaining text', () => {
  it.each(everyCase)('%s → %s', (typed = '', meaning = '', rest = '') => {
    const parsed = parse(typed);
    const filters = decodeURIComponent(assetSearchParams(parsed.meaning).toString()).replaceAll('&', ' ');

    expect({ filters, rest: parsed.rest }).toEqual({ filters: meaning.replace('@houses', allHouses), rest });
  });

  it('returns the words behind each filter', () => {
    const { claims } = parse('คอนโด 2 นอน ใกล้ bts อโศก วิวสวน');
    expect(claims.map(({ text, meaning }) => ({ text, meaning }))).toEqual([
      { text: 'คอนโด', meaning: { property_type: ['condo'] } },
      { text: '2 นอน', meaning: { bedrooms_min: 2 } },
      { text: 'ใกล้ bts อโศก', meaning: { station: ['E4'], station_m: 800 } },
      { text: 'วิวสวน', meaning: { views: ['garden'] } },
    ]);
  });

  it('returns what else a bare name may mean, but not with its kind', () => {
    const meanings = (typed: string) => parse(typed).claims.map(({ kind, others }) => [kind, others]);

    expect(meanings('คอนโด อโศก')).toEqual([
      [null, []],
      ['station', [{ kind: 'road', meaning: { road: 'อโศกมนตรี' } }]],
    ]);
    expect(meanings('สุขุมวิท')).toEqual([
      ['road', [{ kind: 'station', meaning: { station: ['BL22'], station_m: 800 } }]],
    ]);
    expect(meanings('ใกล้ bts อโศก')).toEqual([[null, []]]);
    expect(meanings('ถนนสุขุมวิท')).toEqual([[null, []]]);
  });

  it('returns what the name of a town may mean that stays text, with and without other words', () => {
    const station = { kind: 'station', meaning: { station: ['RN10'], station_m: 800 } };
    for (const typed of ['รังสิต', 'เช่า รังสิต', 'ขายคอนโดรังสิต'])
      expect(parse(typed).names).toEqual([{ text: 'รังสิต', others: [station] }]);
    for (const typed of ['สถานีรังสิต', 'คอนโด อโศก']) expect(parse(typed).names).toEqual([]);
  });

  it('recognises the projects it is given, in any spelling', () => {
    const projects = createProjectNames([{ name_th: 'ลูเมนา สุขุมวิท 49', name_en: 'Lumena Sukhumvit 49' }]);
    for (const typed of ['ลูเมนา สุขุมวิท 49', 'ลูเมนาสุขุมวิท49', 'Lumena Sukhumvit 49', 'lumena sukumvit 49'])
      expect(parse(typed, projects)).toMatchObject({ meaning: { project: 'ลูเมนา สุขุมวิท 49' }, rest: '' });
    expect(parse('ลูเมนา สุขุมวิท 49').meaning).toEqual({});
  });

  it('keeps a word that contradicts an earlier filter as text', () => {
    expect(parse('เชียงใหม่ ภูเก็ต')).toMatchObject({ meaning: { province: '50' }, rest: '"ภูเก็ต"' });
  });
});

describe('any search text', () => {
  it('is parsed without an error, and its remaining text contains no further filter', () => {
    fc.assert(
      fc.property(anySearch, (typed) => {
        expect(parse(parse(typed.slice(0, 200)).rest).claims).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('stays unchanged when nothing is recognised', () => {
    fc.assert(
      fc.property(anySearch, (typed) => {
        const { claims, rest } = parse(typed);
        if (claims.length === 0) expect(rest).toBe(typed.trim());
      }),
      { numRuns: 20 },
    );
  });

  it('keeps every unknown word', () => {
    const unknown = fc.stringMatching(/^zq[bcdfgh]{4,8}$/);
    fc.assert(
      fc.property(fc.array(fc.oneof(unknown, fc.constantFrom('คอนโด', '2 นอน', 'asok')), { maxLength: 8 }), (words) => {
        const { rest } = parse(words.join(' '));
        for (const word of words) if (word.startsWith('zq')) expect(rest).toContain(word);
      }),
      { numRuns: 20 },
    );
  });

  it('stays text when it is in quotes', () => {
    fc.assert(
      fc.property(anySearch, (typed) => {
        expect(parse(`"${typed.replaceAll('"', '')}"`).claims).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it.each(['คอนโด ', 'a', '3-', 'ล้าน', '"', 'ํ', 'อ.'])('of 100 kB of %j is parsed only at the beginning', (part) => {
    const typed = part.repeat(Math.ceil(100_000 / part.length));
    const { claims, rest } = parse(typed);

    expect(claims.length).toBeLessThanOrEqual(200);
    expect(rest.length).toBeGreaterThanOrEqual(typed.trim().length - 201);
  });
});
