import { expect, it } from 'vitest';
import { fieldProblem } from './field-problem.ts';

it.each([
  ['price_sale', 49_999, 'too_small'],
  ['price_sale', 50_000, null],
  ['price_sale', 10_000_000_000, 'too_large'],
  ['price_sale', null, null],
  ['land_ngan', 4, 'too_large'],
  ['title_th', 'สั้น', null],
  ['title_th', 'ก'.repeat(81), 'too_long'],
  ['description_th', `<p>${'ก'.repeat(4_000)}</p>`, null],
  ['description_th', `<p>${'ก'.repeat(4_001)}</p>`, 'too_long'],
  ['description_th', `<p>${'&amp;'.repeat(2_398)}</p>`, null],
  ['description_th', `<p>${'&amp;'.repeat(2_399)}</p>`, 'too_long'],
  ['video_url', 'https://youtu.be/abc', null],
  ['video_url', 'http://youtu.be/abc', 'invalid'],
  ['video_url', 'youtu', 'invalid'],
  ['video_url', 'https://youtube.com/', 'invalid'],
  ['video_url', 'https://www.youtube.com/@channel', 'invalid'],
  ['postal_code', '101', 'invalid'],
  ['postal_code', '', null],
] as const)('%s = %j: %j', (name, value, code) => {
  expect(fieldProblem(name, value)).toBe(code);
});
