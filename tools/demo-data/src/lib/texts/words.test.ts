import { describe, expect, it } from 'vitest';
import { counted, floorNames, plotNames, roadNames, roomNames } from './words.ts';

describe('plotNames', () => {
  it.each([
    [{ land_rai: 0, land_ngan: 0, land_sq_wah: 52.5 }, ['52.5 ตร.ว.', '52.5 sq wah']],
    [{ land_rai: 0, land_ngan: 1, land_sq_wah: 38 }, ['138 ตร.ว.', '138 sq wah']],
    [{ land_rai: 2, land_ngan: 0, land_sq_wah: 50 }, ['2 ไร่ 50 ตร.ว.', '2 rai 50 sq wah']],
    [{ land_rai: null, land_ngan: null, land_sq_wah: null }, null],
  ])('names %o', (deed, names) => {
    expect(plotNames(deed)).toEqual(names);
  });
});

describe('roadNames', () => {
  it('add the type of road unless the name contains it', () => {
    expect(roadNames(['สุขุมวิท', 'Sukhumvit'])).toEqual(['ถนนสุขุมวิท', 'Sukhumvit Road']);
    expect(roadNames(['ทางหลวงหมายเลข 331', 'Highway 331'])).toEqual(['ทางหลวงหมายเลข 331', 'Highway 331']);
  });
});

it.each([
  [1, 'on the ground floor'],
  [2, 'on the 2nd floor'],
  [12, 'on the 12th floor'],
  [23, 'on the 23rd floor'],
])('names floor %d in English', (floor, expected) => {
  expect(floorNames(floor)[1]).toBe(expected);
});

it('names rooms and counts', () => {
  expect(roomNames(0)).toEqual(['สตูดิโอ', 'studio']);
  expect(roomNames(3)).toEqual(['3 ห้องนอน', 'three-bedroom']);
  expect(counted(1, 'month')).toBe('one month');
  expect(counted(14, 'car')).toBe('14 cars');
});
