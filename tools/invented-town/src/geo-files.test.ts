import { expect, it } from 'vitest';
import { inventedDistricts, inventedExits, inventedOutlines } from './geo-files.ts';

const features = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line.replace('\u001e', '')) as { type: string; geometry: { type: string } });

it('has one feature in each line', () => {
  expect(features(inventedOutlines()).map(({ geometry }) => geometry.type)).toEqual(['Polygon', 'Polygon', 'Polygon']);
  expect(features(inventedDistricts()).map(({ geometry }) => geometry.type)).toEqual(['Polygon', 'Polygon']);
  expect(features(inventedExits()).map(({ type }) => type)).toEqual(Array(5).fill('Feature'));
});
