import { describe, expect, it } from 'vitest';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { encodeArea } from '@yoodee/api-contract/drawn-areas';
import { plainRow } from '@yoodee/server-search-index/testing';
import { conditionsOf } from './conditions.ts';
import { facetRequests, splitByFacets } from './facets.ts';
import { documentOf, fields } from './listing-document.ts';
import { pageOf } from './order.ts';
import { readTypedText } from './words.ts';

const now = Date.UTC(2026, 0, 15);
const read = { words: null, now };

/** The condition of a query with one key. */
const where = (query: AssetQuery) => conditionsOf(query, read).map((condition) => condition.where);

describe('a listing in OpenSearch', () => {
  const row = {
    ...{ ...plainRow, asset_id: 1 },
    ...{ words: 'คอนโด ทอง หล่อ\nโอน ฟรี', title_lines: 1, lat: 13.7243, lng: 100.5785, pets: null },
    ...{ project: 'ลูเมนา\nLumena', features: ['private_pool'], facilities: [] },
  };

  it('has words and pairs that do not cross its texts, and those of titles apart', () => {
    expect(documentOf(row)).toMatchObject({
      words: ['คอนโด', 'ทอง', 'หล่อ', 'โอน', 'ฟรี'],
      pairs: ['คอนโด ทอง', 'ทอง หล่อ', 'โอน ฟรี'],
      title_words: ['คอนโด', 'ทอง', 'หล่อ'],
      title_pairs: ['คอนโด ทอง', 'ทอง หล่อ'],
    });
  });

  it('has the codes that filters compare, and no fields for unknown values', () => {
    const document = documentOf(row);

    expect(document).toMatchObject({ project: ['ลูเมนา', 'Lumena'], facilities: ['pool'] });
    expect(document).not.toHaveProperty('pets');
    expect((document.walks as number[]).every((walk) => walk % 10_000 <= 1_500)).toBe(true);
    expect((document.walks as number[]).length).toBeGreaterThan(0);
    expect(documentOf({ ...row, lat: null, lng: null })).toMatchObject({ bands: [], walks: [] });
  });

  it('has only fields of the template, which is strict', () => {
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(documentOf(row))));
  });
});

describe('conditions in OpenSearch', () => {
  it.each<[AssetQuery, unknown]>([
    [{ province: '10' }, { terms: { province: ['10'] } }],
    [{ property_type: ['condo', 'townhouse'] }, { terms: { property_type: ['condo', 'townhouse'] } }],
    [{ price_max: 9 }, { range: { price: { lte: 9 } } }],
    [{ price_max: 9, listing_type: ['rent'] }, { range: { price_rent: { lte: 9 } } }],
    [{ bedrooms_min: 0 }, { range: { bedrooms: { gte: 0 } } }],
    [{ station: ['E6'] }, { terms: { bands: [expect.stringContaining('E6')] } }],
    [{ has_video: true }, { term: { has_video: true } }],
    [{ posted_within: 7 }, { range: { published_at: { gte: now - 7 * 86_400_000 } } }],
    [
      { traits: ['corner', 'pool_view'] as never },
      { bool: { filter: [{ term: { traits: 'corner' } }, { term: { traits: 'pool_view' } }] } },
    ],
    [{ q: 'บ้าน' }, { match_none: {} }],
    [{ reach: ['nowhere,x'] }, { bool: { filter: [{ match_none: {} }] } }],
  ])('says %j', (query, expected) => {
    expect(where(query)).toContainEqual(expected);
  });

  it('asks for what a visitor can pay by deal, also without a limit, which JSON cannot say', () => {
    const [means] = where({ monthly_max: 20_000 });

    expect(JSON.stringify(means)).not.toContain('null');
    expect(means).toMatchObject({ bool: { minimum_should_match: 1 } });
    expect(JSON.stringify(means)).toContain('{"exists":{"field":"price"}}');
  });

  it('filters by the bounding box of a drawn area before its script, with the corners as parameters', () => {
    const area = [
      { lat: 13.7, lng: 100.5 },
      { lat: 13.8, lng: 100.5 },
      { lat: 13.8, lng: 100.6 },
    ];
    const [drawn] = where({ drawn: [encodeArea(area)] }) as { bool: { should: { bool: { filter: object[] } }[] } }[];

    expect(drawn!.bool.should[0]!.bool.filter).toMatchObject([
      { range: { lat: { gte: 13.7, lte: 13.8 } } },
      { range: { lng: { gte: 100.5, lte: 100.6 } } },
      { script: { script: { lang: 'painless', params: { lats: [13.7, 13.8, 13.8] } } } },
    ]);
  });

  it('has the same source for every place, so that the server compiles it once', () => {
    const sources = ['E4,10', '13.737,100.56,10'].map(
      (reach) => JSON.stringify(where({ reach: [reach] })).match(/"source":"(?:[^"\\]|\\.)*"/)?.[0],
    );

    expect(sources[0]).toContain('minutesTo');
    expect(sources[1]).toBe(sources[0]);
  });
});

describe('words in OpenSearch', () => {
  it('asks for a word, a beginning of a word, and neighbours', () => {
    expect(readTypedText('zorn')!.parts).toEqual([{ prefix: { words: { value: 'zorn' } } }]);
    expect(JSON.stringify(readTypedText('พร้อมพงษ์')!.parts)).toContain('"pairs":{"value":"phrom phong"}');
    expect(JSON.stringify(readTypedText('zorn')!.titled)).toContain('title_words');
  });

  it('allows one typing error in parts without matches', () => {
    expect(readTypedText('aquarium')!.mistyped).toMatchObject([
      { fuzzy: { words: { value: 'aquarium', fuzziness: 1 } } },
    ]);
    expect(readTypedText('abc')!.mistyped).toEqual([{ match_none: {} }]);
  });

  it('allows no typing error in shorter words, and escapes letters in its regular expression', () => {
    const [{ regexp }] = readTypedText('zorn')!.mistyped as [{ regexp: { words: { value: string } } }];
    const expression = new RegExp(`^(?:${regexp.words.value})$`, 'u');

    expect(['zorm', 'zoorn', 'ozrn', 'zornz', 'xorn'].every((word) => expression.test(word))).toBe(true);
    expect(['zor', 'orn', 'znro', 'zo.n+', 'zorning'].some((word) => expression.test(word))).toBe(false);
  });

  it.each([undefined, '', '   ', '!!!'])('has no words in %j', (text) => {
    expect(readTypedText(text)).toBeNull();
  });
});

describe('a page from OpenSearch', () => {
  const titled = { term: { title_words: { value: 'zorn' } } };

  it('comes with ties by id, newest first', () => {
    expect(pageOf({ sort: 'price_asc', page: 3 }, { match_all: {} }, null)).toEqual({
      query: { bool: { filter: [{ match_all: {} }] } },
      sort: [{ price: { order: 'asc', missing: '_last' } }, { asset_id: { order: 'desc' } }],
      ...{ from: 48, size: 24 },
    });
  });

  it('puts titles with the words first, then the nearer to a station, without filtering by either', () => {
    const { query, sort } = pageOf(
      { q: 'zorn', station: ['E6'], sort: 'best', station_m: 800 },
      { match_all: {} },
      titled,
    );

    expect(query).toMatchObject({
      bool: {
        minimum_should_match: 0,
        should: [
          { constant_score: { filter: titled, boost: 100 } },
          ...[300, 500].map((metres) => ({
            constant_score: { filter: { terms: { bands: [expect.stringContaining(String(metres))] } }, boost: 1 },
          })),
        ],
      },
    });
    expect(sort).toEqual([
      { _score: { order: 'desc' } },
      { best_at: { order: 'desc', missing: '_last' } },
      { asset_id: { order: 'desc' } },
    ]);
  });

  it.each<[AssetQuery, string]>([
    [{ sort: 'time', reach: ['E4,10'] }, 'minutesTo'],
    [{ sort: 'distance', station: ['E6'] }, 'metresTo'],
  ])('is sorted by a script for %j', (query, named) => {
    expect(JSON.stringify(pageOf(query, { match_all: {} }, null).sort)).toContain(named);
  });
});

describe('facets in OpenSearch', () => {
  it('counts each facet without the filters that another option would replace', () => {
    const conditions = conditionsOf({ province: '10', district: '1039', price_max: 9, property_type: ['condo'] }, read);
    const { common, replaceable } = splitByFacets(conditions);
    const requests = facetRequests(replaceable);

    expect(common.map(({ key }) => key)).toEqual(['price_max']);
    const keysOf = (facet: string) =>
      (requests[facet]!.filter as { bool: { filter: { terms: object }[] } }).bool.filter.flatMap(({ terms }) =>
        Object.keys(terms),
      );
    expect(keysOf('province')).toEqual(['property_type']);
    expect(keysOf('district')).toEqual(['property_type', 'province']);
    expect(keysOf('property_type')).toEqual(['province', 'district']);
    expect(keysOf('bedrooms')).toEqual(['property_type', 'province', 'district']);
  });
});
