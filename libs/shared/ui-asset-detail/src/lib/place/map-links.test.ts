import { expect, it } from 'vitest';
import { mapLinks } from './map-links.ts';

const point = { lat: 13.737, lng: 100.5605 };
const hrefs = (isExact: boolean) => mapLinks({ ...point, isExact }).map(({ href }) => new URL(href));

it('marks an exact place on the maps of Google, Apple and OpenStreetMap', () => {
  const [google, apple, openStreetMap] = hrefs(true);

  expect(google!.searchParams.get('query')).toBe('13.737,100.5605');
  expect(apple!.searchParams.get('q')).toBe('13.737,100.5605');
  expect(openStreetMap!.searchParams.get('mlat')).toBe('13.737');
});

it('shows the surroundings of an approximate place without a marker', () => {
  const [google, apple, openStreetMap] = hrefs(false);

  expect([google!.searchParams.has('query'), apple!.searchParams.has('q')]).toEqual([false, false]);
  expect(google!.searchParams.get('center')).toBe('13.737,100.5605');
  expect(openStreetMap!.href).toBe('https://www.openstreetmap.org/#map=15/13.737/100.5605');
});
