import { expect, it } from 'vitest';
import { middleOf } from './place-middle.ts';

const cluster = (lat: number, count: number) => ({
  ...{ lat, lng: 100.5, count, price_per_sqm: null },
  bounds: [100.4, 13.6, 100.6, 13.9] as [number, number, number, number],
});
const pin = { id: 1, lat: 13.1, lng: 100.1, price: null, is_rent: false };

it.each([
  ['the largest cluster', { clusters: [cluster(13.6, 2), cluster(13.7, 9)], pins: [pin] }, { lat: 13.7, lng: 100.5 }],
  ['a pin where there is no cluster', { clusters: [], pins: [pin] }, { lat: 13.1, lng: 100.1 }],
  ['nothing where there is nothing', { clusters: [], pins: [] }, null],
])('is %s', (_name, found, middle) => {
  expect(middleOf(found)).toEqual(middle);
});
