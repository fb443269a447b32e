import { expect, it } from 'vitest';
import { parseThaiDigits } from './thai-digits.ts';

it.each([
  ['๐๘๑-๒๓๔-๕๖๗๘', '081-234-5678'],
  ['ชั้น ๙', 'ชั้น 9'],
  ['123', '123'],
])('reads %s as %s', (text, expected) => {
  expect(parseThaiDigits(text)).toBe(expected);
});
