import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { normaliseText } from './normalise-text.ts';

describe('normaliseText', () => {
  it.each([
    ['capitals', 'BTS Thong Lo', 'bts thong lo'],
    ['composed letters', 'Cafe\u0301', 'café'],
    ['Thai digits', '๒ ห้องนอน ๐๑๒๓๔๕๖๗๘๙', '2 ห้องนอน 0123456789'],
    ['sara am in two pieces', 'ห้องน\u0e4dา', 'ห้องนำ'],
    ['sara am in two pieces around a tone mark', 'ห้องน\u0e4d\u0e49า', 'ห้องน้ำ'],
    ['sara am in two pieces after a tone mark', 'ห้องน\u0e49\u0e4dา', 'ห้องน้ำ'],
    ['a tone mark typed after sara am', 'ห้องนำ\u0e49', 'ห้องน้ำ'],
    ['a tone mark typed before its vowel', 'ท\u0e48\u0e35ด\u0e34น', 'ที่ดิน'],
    ['a tone mark typed before a lower vowel', 'อย\u0e48\u0e39', 'อยู่'],
    ['a mark typed twice', 'ที\u0e48\u0e48ดิน', 'ที่ดิน'],
    ['a vowel drawn out', 'จ้าาา', 'จ้า'],
    ['two เ for one แ', 'เเบริ่ง', 'แบริ่ง'],
    ['lakkhang for sara a', 'รๅคๅ', 'ราคา'],
    ['zero-width spaces and a byte-order mark', '\ufeffคอน\u200bโด', 'คอนโด'],
    ['the abbreviation mark', 'กรุงเทพฯ', 'กรุงเทพ '],
  ])('normalises %s', (_, typed, expected) => {
    expect(normaliseText(typed)).toBe(expected);
  });

  it('keeps lakkhang in its correct position', () => {
    expect(normaliseText('ฤๅษี')).toBe('ฤๅษี');
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(normaliseText(normaliseText(text))).toBe(normaliseText(text));
      }),
    );
  });

  it('is idempotent for any order of Thai letters and marks', () => {
    const thai = fc.string({ unit: fc.integer({ min: 0x0e01, max: 0x0e5b }).map((code) => String.fromCharCode(code)) });

    fc.assert(
      fc.property(thai, (text) => {
        expect(normaliseText(normaliseText(text))).toBe(normaliseText(text));
      }),
    );
  });
});
