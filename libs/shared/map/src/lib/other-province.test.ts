import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import baseMap from '../../generated/base-map.json?raw';
import { otherProvince } from './other-province.ts';

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
