import { expect, it } from 'vitest';
import { directionTo, shownStations } from './asset-place.ts';

const asok = { lat: 13.737, lng: 100.5605 };

it.each([
  [0.01, 0, 'n'],
  [0.01, 0.01, 'ne'],
  [0, 0.01, 'e'],
  [-0.01, 0.01, 'se'],
  [-0.01, 0, 's'],
  [-0.01, -0.0001, 's'],
  [-0.01, -0.01, 'sw'],
  [0, -0.01, 'w'],
  [0.01, -0.01, 'nw'],
  [0.01, -0.0001, 'n'],
  [0, 0, 'n'],
])('%d° to the north and %d° to the east is %s', (north, east, direction) => {
  expect(directionTo(asok, { lat: asok.lat + north, lng: asok.lng + east })).toBe(direction);
});

it('has no stations without a point', () => {
  expect(shownStations({ lat: null, lng: null, location_precision: null, location_seed: 'seed' })).toEqual([]);
});

it('gives the direction from the shown point, nearest station first', () => {
  const [nearest] = shownStations({ ...asok, lat: 13.733, location_precision: 'exact', location_seed: 'seed' });

  expect(nearest).toMatchObject({ station_id: 'E4', direction: 'n' });
});
