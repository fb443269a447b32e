import { assetSearchParams } from '@yoodee/api-contract/asset-address';
import { createProjectNames, createSearchParser } from '@yoodee/search-query';
import { describe, expect, it } from 'vitest';
import { placeData } from '../place-data.ts';
import { bareWords } from './bare-words.cases.ts';
import { heldOut, knownFailures } from './held-out.cases.ts';
import { misspelt } from './misspelt.cases.ts';
import { filtersOf } from './typed-search.ts';

const read = createSearchParser(placeData);
const projects = createProjectNames([
  { name_th: 'ลูเมนา สุขุมวิท 49', name_en: 'Lumena Sukhumvit 49' },
  { name_th: 'โอเลีย อารีย์', name_en: 'Olea Ari' },
  { name_th: 'ธาราวัน เทอดไท 37', name_en: 'Tharawan Thoet Thai 37' },
  { name_th: 'เดอะ ฟินิส', name_en: 'The Finnis' },
  { name_th: 'บ้านรินรดา', name_en: 'Baan Rinrada' },
]);

const readTyped = (typed: string) => {
  const { meaning, rest } = read(typed, projects);
  return {
    filters: [...assetSearchParams(meaning)].map((pair) => pair.join('=')).sort(),
    rest: rest.replaceAll('"', ''),
  };
};

describe('with all places of the country, a typed search leads to its filters', () => {
  it.each([...bareWords, ...misspelt])('%s → %s', (typed = '', filters = '', rest = '') => {
    expect(readTyped(typed)).toEqual({ filters: filtersOf(filters), rest });
  });
});

it(`${heldOut.length - knownFailures.length} of ${heldOut.length} held-out searches lead to their filters`, () => {
  const failed = heldOut.filter(([typed, filters, rest = '']) => {
    const got = readTyped(typed);
    return got.rest !== rest || got.filters.join('&') !== filtersOf(filters).join('&');
  });

  expect(failed.map(([typed]) => typed)).toEqual(knownFailures);
});
