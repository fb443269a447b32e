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
  expect(streetOf(locale, soi, road).map(({ text }) => text)).toEqual(texts);
});
