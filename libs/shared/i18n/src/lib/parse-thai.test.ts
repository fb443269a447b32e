import { expect, it } from 'vitest';
import { parseBuddhistYear, parseThaiDigits } from './parse-thai.ts';

it.each([
  ['๐๘๑-๒๓๔-๕๖๗๘', '081-234-5678'],
  ['ชั้น ๙', 'ชั้น 9'],
  ['123', '123'],
])('reads %s as %s', (text, expected) => {
  expect(parseThaiDigits(text)).toBe(expected);
});

it.each([
  ['2568', 2025],
  [2568, 2025],
  ['๒๕๖๘', 2025],
  [' 2025 ', 2025],
  [2400, 2400],
  [2401, 1858],
  ['68', null],
  ['พ.ศ. 2568', null],
  ['', null],
])('reads the year %j as %j', (year, expected) => {
  expect(parseBuddhistYear(year)).toBe(expected);
});
