import { describe, expect, it } from 'vitest';
import { metresBetween, nearestStations } from './nearest-stations.ts';

describe('metresBetween', () => {
  it('is 111.195 km for one degree of latitude', () => {
    expect(metresBetween({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(111_195, 0);
  });

  it('is half of it for one degree of longitude at 60° north', () => {
    expect(metresBetween({ lat: 60, lng: 0 }, { lat: 60, lng: 1 })).toBeCloseTo(55_597, -2);
  });

  it('is zero to the same point, half the circumference to the antipode, and symmetric', () => {
    const bangkok = { lat: 13.7563, lng: 100.5018 };
    const phuket = { lat: 7.8804, lng: 98.3923 };

    expect(metresBetween(bangkok, bangkok)).toBe(0);
    expect(metresBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6_371_008.8, 0);
    expect(metresBetween(bangkok, phuket)).toBe(metresBetween(phuket, bangkok));
  });
});

describe('nearestStations', () => {
  it('lists the nearest first, up to the limit', () => {
    const near = nearestStations(13.7385, 100.561);

    expect(near.map(({ station_id }) => station_id)).toEqual(['BL22', 'E4', 'E3']);
    expect(nearestStations(13.7385, 100.561, { limit: 1 })).toEqual(near.slice(0, 1));
  });

  it('assumes 80 m of walking a minute over 1.3 times the straight line, rounded up', () => {
    for (const { metres, walk_minutes } of nearestStations(13.73, 100.55, { limit: 50 }))
      expect(walk_minutes).toBe(Math.ceil((metres * 1.3) / 80));
  });

  it('returns no station beyond maxMetres', () => {
    const near = nearestStations(13.7385, 100.561, { limit: 50, maxMetres: 500 });

    expect(near.length).toBeGreaterThan(0);
    expect(near.every(({ metres }) => metres <= 500)).toBe(true);
  });

  it.each([
    ['Chiang Mai', 18.7883, 98.9853],
    ['nowhere', Number.NaN, 100.5],
  ])('returns none near %s', (_, lat, lng) => {
    expect(nearestStations(lat, lng)).toEqual([]);
  });
});
