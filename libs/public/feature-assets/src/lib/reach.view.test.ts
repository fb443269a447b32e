import { describe, expect, it } from 'vitest';
import type { AssetPage } from '@yoodee/api-contract/assets';
import { toAssetsPageView } from './assets-page.view.ts';

const station = (id: string, th: string, en: string) => ({
  ...{ id, name: { th, en }, line: { th: 'สาย', en: 'Line' }, line_colour: '#000000', lat: 13.7, lng: 100.5 },
});
const found: AssetPage = {
  ...{ items: [], total: 0, page: 1, page_size: 24, facets: {}, relaxations: [], near_misses: [] },
};
const viewOf = (query: Parameters<typeof toAssetsPageView>[0]['query'], locale: 'th' | 'en' = 'en') =>
  toAssetsPageView({
    drawnProblem: null,
    ...{ query, refused: [], found, provinces: [], province: null, said: null, reading: null, hasMore: false, locale },
    stations: [station('E4', 'อโศก', 'Asok'), station('N8', 'หมอชิต', 'Mo Chit')],
    now: new Date('2026-11-26T00:00:00Z'),
  });

describe('a list with a travel-time filter', () => {
  const view = viewOf({ reach: ['E4,40', '13.75,100.5,30'], sort: 'time', page: 2 });

  it('has a chip for each place, which removes only that one', () => {
    expect(view.chips.map(({ key, text, minutes, href }) => [key, text, minutes, href])).toEqual([
      ['reach', 'Asok', 40, '/en/assets?reach=13.75%2C100.5%2C30&sort=time'],
      ['reach', '', 30, '/en/assets?reach=E4%2C40&sort=time'],
    ]);
  });

  it('offers minutes as values of the parameter, also unusual ones', () => {
    expect(viewOf({ reach: ['E4,37'] }).reaches[0]!.choices.map(({ value }) => value)).toEqual(
      [10, 15, 20, 25, 30, 37, 40, 50, 60, 75, 90].map((minutes) => `E4,${minutes}`),
    );
    expect(view.reaches[1]).toMatchObject({ name: null, minutes: 30, choices: { 0: { value: '13.75,100.5,10' } } });
  });
});

it.each([
  [{ reach: ['E4,40'], sort: 'time' as const }, 'time', ['time']],
  [{ station: ['E4'] }, 'newest', ['distance']],
  [{ rail: ['bts' as const], sort: 'distance' as const }, 'distance', ['distance']],
  [{ sort: 'time' as const }, 'newest', []],
])('the query %j is ordered by %s, and offers the journey orders %j', (query, chosen, offered) => {
  const { sorts } = viewOf(query);

  expect(sorts.find(({ isChosen }) => isChosen)?.value).toBe(chosen);
  expect(sorts.map(({ value }) => value).filter((value) => value === 'time' || value === 'distance')).toEqual(offered);
});
