import { expect, it } from 'vitest';
import { streetOf } from './asset-street.ts';

it.each([
  ['th', 'ทองหล่อ 3', 'สุขุมวิท', ['ซอยทองหล่อ 3', 'ถนนสุขุมวิท']],
  ['th', 'ซ.ทองหล่อ 3', 'ถ. สุขุมวิท', ['ซอยทองหล่อ 3', 'ถนนสุขุมวิท']],
  ['th', 'สุขุมวิท 53', 'สุขุมวิท', ['ซอยสุขุมวิท 53']],
  ['th', '39', null, ['ซอย 39']],
  ['en', '39', 'Sukhumvit Road', ['Soi 39', 'Sukhumvit Road']],
  ['en', 'Soi Sukhumvit 53', null, ['Soi Sukhumvit 53']],
  ['en', 'ทองหล่อ 3', ' ', ['ซอยทองหล่อ 3']],
  ['th', null, null, []],
] as const)('formats in %s the soi %s of the road %s as %j', (locale, soi, road, texts) => {
  expect(streetOf(locale, { soi, road, soi_en: null, road_en: null }).map(({ text }) => text)).toEqual(texts);
});

it.each([
  ['ซอยทองหล่อ 3', 'สุขุมวิท', 'Thong Lo 3', 'Sukhumvit', ['Soi Thong Lo 3', 'Sukhumvit Road']],
  ['สุขุมวิท 53', 'สุขุมวิท', 'Sukhumvit 53', 'Sukhumvit', ['Soi Sukhumvit 53']],
  [null, 'ทางหลวงหมายเลข 331', null, 'Highway 331', ['Highway 331']],
  ['39', 'Sukhumvit Road', '39', 'Sukhumvit Road', ['Soi 39', 'Sukhumvit Road']],
])('formats in English the soi %s of the road %s, romanised %s and %s, as %j', (soi, road, soi_en, road_en, texts) => {
  expect(streetOf('en', { soi, road, soi_en, road_en })).toEqual(texts.map((text) => ({ text })));
});
