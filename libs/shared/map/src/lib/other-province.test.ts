import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import baseMap from '../../generated/base-map.json?raw';
import { isOutside, otherProvince } from './other-province.ts';

beforeAll(() => {
  vi.stubGlobal('fetch', async () => new Response(baseMap));
});
afterAll(() => vi.unstubAllGlobals());

it.each([
  ['Asok agrees with Bangkok', 13.737, 100.56, '10', null],
  ['Asok is not in Chiang Mai', 13.737, 100.56, '50', '10'],
  ['Nimman is in Chiang Mai', 18.8, 98.967, '10', '50'],
  ['Khon Kaen is not in Bangkok', 16.43, 102.83, '10', '40'],
  ['on the border of Bangkok and Nonthaburi nothing is told', 13.83, 100.515, '12', null],
  ['in the sea nothing is told', 12, 100.5, '10', null],
  ['abroad nothing is told', 35.68, 139.76, '10', null],
])('%s', async (_what, lat, lng, code, other) => {
  expect(await otherProvince({ lat, lng }, code)).toBe(other);
});

it.each([
  ['Asok', 13.737, 100.56, false],
  ['Ko Tao', 10.095, 99.838, false],
  ['Ko Lipe', 6.488, 99.304, false],
  ['Ko Samet', 12.565, 101.45, false],
  ['Ko Kut', 11.66, 102.55, false],
  ['Ko Phi Phi', 7.74, 98.774, false],
  ['Ko Racha Yai', 7.605, 98.366, false],
  ['Mae Sai, on the border', 20.433, 99.876, false],
  ['the sea between Hua Hin and Sattahip', 12.4, 100.4, true],
  ['Phnom Penh', 11.56, 104.92, true],
  ['Vientiane, beyond the river', 18.03, 102.68, false],
  ['Luang Prabang', 19.88, 102.13, true],
])('%s, at %d, %d, is outside Thailand: %s', async (_where, lat, lng, is) => {
  expect(await isOutside({ lat, lng })).toBe(is);
});
