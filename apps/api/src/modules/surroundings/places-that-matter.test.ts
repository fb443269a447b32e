import { expect, it } from 'vitest';
import type { NearbyKind } from '@yoodee/api-contract/surroundings';
import { placesThatMatter } from './places-that-matter.ts';

const at = (metres: number, kind: NearbyKind, th = `${kind} ${metres}`) => ({
  place: { kind, th, en: null, lat: 13, lng: 100 },
  metres,
});
const shown = (around: ReturnType<typeof at>[], room: number) =>
  placesThatMatter(around, room).map(({ place }) => place.th);

it('leaves room for the nearest of each kind', () => {
  const markets = [100, 110, 120, 130].map((metres) => at(metres, 'market'));

  expect(shown([...markets, at(900, 'park'), at(1_400, 'hospital')], 4)).toEqual([
    'market 100',
    'market 110',
    'park 900',
    'hospital 1400',
  ]);
  expect(shown([at(10, 'park'), at(20, 'school'), at(30, 'market')], 2)).toEqual(['park 10', 'school 20']);
});

it('lists a name once, at its nearest point', () => {
  expect(shown([at(100, 'school', 'โรงเรียน ก'), at(160, 'school', 'โรงเรียน ก')], 8)).toEqual(['โรงเรียน ก']);
  expect(placesThatMatter([at(100, 'school', 'ก'), at(160, 'school', 'ก')], 8)[0]!.metres).toBe(100);
});
