import { expect, it } from 'vitest';
import { readCorners } from './read-corners.ts';

const degrees = { unit: 'degrees', datum: 'wgs84' } as const;

it.each([
  ['13.7367, 100.5231', 13.7367, 100.5231],
  ['(13.7367 100.5231)', 13.7367, 100.5231],
  ['100.5231,13.7367', 13.7367, 100.5231],
  ['๑๓.๗๓๖๗, ๑๐๐.๕๒๓๑', 13.7367, 100.5231],
])('reads %j as degrees', (text, lat, lng) => {
  expect(readCorners(text, degrees)).toEqual({ places: [{ lat, lng }] });
});

it.each(['665000 1519000', '1519000, 665000', '665,000.00 1,519,000.00', '665000,1519000'])(
  'reads %j as metres of zone 47',
  (text) => {
    const read = readCorners(text, { unit: 'utm47', datum: 'wgs84' });
    const [place] = 'places' in read ? read.places : [];

    expect(place!.lat).toBeCloseTo(13.7355357, 6);
    expect(place!.lng).toBeCloseTo(100.5260179, 6);
  },
);

it('skips blank lines and the repeated first corner', () => {
  const text = '13.1, 100.1\n\n13.2, 100.1\n13.2, 100.2\n13.1, 100.1\n';

  expect(readCorners(text, degrees)).toEqual({
    places: [
      { lat: 13.1, lng: 100.1 },
      { lat: 13.2, lng: 100.1 },
      { lat: 13.2, lng: 100.2 },
    ],
  });
});

it.each([
  ['13.1, 100.1\nabc', degrees, 2],
  ['95.1, 200.1', degrees, 1],
  ['13.1', degrees, 1],
  ['1e309 2', degrees, 1],
  ['-5 1519000', { unit: 'utm48', datum: 'indian1975' }, 1],
] as const)('names the line of %j that it cannot read', (text, units, line) => {
  expect(readCorners(text, units)).toEqual({ line });
});
