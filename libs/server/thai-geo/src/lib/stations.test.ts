import { describe, expect, it } from 'vitest';
import { metresBetween } from './nearest-stations.ts';
import { findLine, findStation, lines, stations } from './stations.ts';

const neighbours = lines.flatMap(({ routes }) =>
  routes.flatMap((route) => route.slice(1).map((id, index) => [route[index]!, id] as const)),
);

describe('rail lines', () => {
  it.each([
    ['bts-sukhumvit', 47],
    ['bts-silom', 14],
    ['bts-gold', 3],
    ['mrt-blue', 38],
    ['mrt-purple', 16],
    ['mrt-yellow', 23],
    ['mrt-pink', 32],
    ['arl', 8],
    ['srt-dark-red', 10],
    ['srt-light-red', 4],
  ])('%s has %i stations', (id, count) => {
    expect(new Set(findLine(id)!.routes.flat()).size).toBe(count);
  });

  it('are ten, with existing stations only', () => {
    expect(lines).toHaveLength(10);
    expect(lines.flatMap(({ routes }) => routes.flat()).filter((id) => !findStation(id))).toEqual([]);
  });

  it('cover every station', () => {
    const served = new Set(lines.flatMap(({ routes }) => routes.flat()));

    expect(stations.filter(({ id }) => !served.has(id))).toEqual([]);
  });
});

describe('rail stations', () => {
  it('have unique ids and an existing line', () => {
    expect(new Set(stations.map(({ id }) => id)).size).toBe(stations.length);
    expect(stations.filter(({ line_id }) => !findLine(line_id))).toEqual([]);
  });

  it('are in Greater Bangkok', () => {
    const outside = stations.filter(({ lat, lng }) => lat < 13.5 || lat > 14.05 || lng < 100.35 || lng > 100.8);

    expect(outside).toEqual([]);
  });

  // The longest gap in service is 7 km, from Bang Son to Bang Bamru, where two stations were never built.
  it.each(neighbours)('%s and %s are 0.3 to 7 km apart', (from, to) => {
    const metres = metresBetween(findStation(from)!, findStation(to)!);

    expect(metres).toBeGreaterThan(300);
    expect(metres).toBeLessThan(7000);
  });

  it.each([
    ['E4', 'BL22'],
    ['N8', 'BL13'],
    ['N2', 'A8'],
    ['S12', 'BL34'],
    ['PP16', 'BL10'],
    ['YL23', 'E15'],
    ['PK16', 'N17'],
    ['RN06', 'PK14'],
  ])('%s and %s are one interchange', (one, other) => {
    expect(metresBetween(findStation(one)!, findStation(other)!)).toBeLessThan(300);
  });

  it('have names in one script each, without mixed letters', () => {
    expect(stations.filter(({ name_th }) => !/^[ก-๎0-9ฯ ().-]+$/.test(name_th) || name_th.includes('เเ'))).toEqual([]);
    expect(stations.filter(({ name_en }) => !/^[A-Z0-9][A-Za-z0-9 ()–-]+$/.test(name_en))).toEqual([]);
  });

  it('are null for an unknown id', () => {
    expect(findStation('E99')).toBeNull();
    expect(findLine('bts-orange')).toBeNull();
  });
});
