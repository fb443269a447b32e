import { expect, it } from 'vitest';
import { placeOptions } from './filter-options.view.ts';

const places = [
  { code: '81', name: { th: 'กระบี่', en: 'Krabi' } },
  { code: '10', name: { th: 'กรุงเทพมหานคร', en: 'Bangkok' } },
  { code: '71', name: { th: 'กาญจนบุรี', en: 'Kanchanaburi' } },
  { code: '50', name: { th: 'เชียงใหม่', en: 'Chiang Mai' } },
  { code: '90', name: { th: 'สงขลา', en: 'Songkhla' } },
];
const counts = { '81': 1, '10': 9, '71': 2, '50': 3 };

it.each([
  ['en', undefined, ['Bangkok', 'Chiang Mai', 'Kanchanaburi', 'Krabi']],
  ['th', undefined, ['กระบี่', 'กรุงเทพมหานคร', 'กาญจนบุรี', 'เชียงใหม่']],
  ['en', '90', ['Bangkok', 'Chiang Mai', 'Kanchanaburi', 'Krabi', 'Songkhla']],
] as const)(
  'lists places in the order of %s, without those that have no results (chosen: %s)',
  (locale, chosen, labels) => {
    expect(placeOptions(places, counts, chosen, locale).map(({ label }) => label)).toEqual(labels);
  },
);

it('lists all places whose counts are unknown', () => {
  expect(placeOptions(places, undefined, undefined, 'en')).toHaveLength(5);
});
