import { describe, expect, it } from 'vitest';
import { lines, stations } from '../stations.ts';
import { interchanges } from './interchanges.data.ts';
import { lineTimes } from './line-times.data.ts';
import { stationNumbers } from './network.ts';
import { stationTimes } from './station-times.ts';

const between = (from: string, to: string) => {
  const times = stationTimes(from)!;
  const at = stationNumbers.get(to)!;
  return { minutes: times.minutes[at]!, trains: times.trains[at]! };
};

/**
 * Trips from street to street, added up by hand: half a headway and a minute at each platform, and on board a published
 * time (1), a time by the watch (2), or two minutes a stop as regular passengers count (3).
 */
const trips: readonly (readonly [from: string, to: string, minutes: number, trains: number])[] = [
  // (2) lewcpe.com, "How long": Mo Chit to Asok, stop by stop; + 2.5 + 2.
  ['N8', 'CEN', 19, 1],
  ['N8', 'E4', 26, 1],
  ['N5', 'E4', 22, 1],
  ['N3', 'CEN', 10, 1],
  ['CEN', 'E4', 12, 1],
  // (1) End to end about an hour and a half when the line was completed.
  ['N24', 'E23', 95, 1],
  // (1) Airport Rail Link: Phaya Thai to the airport in 26 minutes; + 5 + 2.
  ['A8', 'A1', 33, 1],
  // (1) State Railway, August 2021: Rangsit in 25 minutes, Taling Chan in 15; + 7.5 or 10 + 2.
  ['RN10', 'RN01', 34, 1],
  ['RN01', 'RW06', 27, 1],
  // (1) The Yellow Line in 45 minutes; + 4 + 2. The Pink Line at its speed for 34.5 km.
  ['YL01', 'YL23', 51, 1],
  ['PK01', 'PK30', 60, 1],
  // (1) The Blue Line at 35 km/h: 21 km from Hua Lamphong to Bang Sue; + 3 + 2. The Purple Line at 40: 23 km; + 4 + 2.
  ['BL28', 'BL11', 41, 1],
  ['PP01', 'PP16', 40, 1],
  // (3) Without a change: stops × 2 + wait + 2.
  ['E9', 'CEN', 22, 1],
  ['S6', 'CEN', 16, 1],
  ['S12', 'CEN', 28, 1],
  ['BL22', 'BL26', 13, 1],
  ['BL18', 'BL22', 13, 1],
  ['BL20', 'BL14', 17, 1],
  ['BL10', 'BL01', 23, 1],
  // The loop goes on to Lak Song: 16 stops, nobody changes at Tha Phra.
  ['BL38', 'BL22', 37, 1],
  ['BL31', 'BL28', 11, 1],
  // (3) With changes; a change costs the walk, a minute at each platform and half a headway.
  ['E4', 'S2', 20, 2],
  ['BL18', 'CEN', 28, 2],
  ['A1', 'E4', 45, 2],
  ['A5', 'E4', 27, 2],
  ['YL05', 'E4', 40, 2],
  ['G3', 'CEN', 30, 2],
  ['PK30', 'CEN', 73, 2],
  ['PP01', 'BL22', 70, 2],
  ['BL20', 'E4', 13, 1],
  // On foot.
  ['E4', 'BL22', 4, 0],
  ['S12', 'BL34', 1, 0],
];

describe('times between stations', () => {
  it.each(trips)('%s to %s take about %i minutes with %i trains', (from, to, minutes, trains) => {
    const found = between(from, to);

    // An estimate: 15 %, at least 3 minutes.
    expect(Math.abs(found.minutes - minutes)).toBeLessThanOrEqual(Math.max(3, minutes * 0.15));
    expect(found.trains).toBe(trains);
  });

  it.each(trips)('%s to %s take as long as back', (from, to) => {
    expect(between(to, from).minutes).toBeCloseTo(between(from, to).minutes, 9);
  });

  it('are finite for all stations and 0 for the same', () => {
    for (const { id } of stations) {
      const times = stationTimes(id)!;

      expect(Math.max(...times.minutes)).toBeLessThan(200);
      expect(Math.min(...times.minutes)).toBe(0);
      expect(times.minutes[stationNumbers.get(id)!]).toBe(0);
    }
  });

  it('are not longer than with a stop on the way', () => {
    for (const { id } of stations.slice(0, 60))
      for (const { id: via } of stations.slice(60, 120)) {
        const detour = stationTimes(id)!.minutes[stationNumbers.get(via)!]!;
        const onwards = stationTimes(via)!.minutes;
        const whole = stationTimes(id)!.minutes;

        expect(whole.every((minutes, at) => minutes <= detour + onwards[at]! + 1e-9)).toBe(true);
      }
  });

  it('are null for an unknown station', () => {
    expect(stationTimes('X9')).toBeNull();
    expect(stationTimes('')).toBeNull();
    expect(stationTimes('__proto__')).toBeNull();
  });
});

it('every line has its times, and interchanges join stations of two lines', () => {
  expect(lines.filter(({ id }) => !lineTimes[id])).toEqual([]);
  for (const [a, b] of interchanges) {
    const [one, other] = [a, b].map((id) => stations[stationNumbers.get(id)!]!);
    expect(one!.line_id).not.toBe(other!.line_id);
  }
});
