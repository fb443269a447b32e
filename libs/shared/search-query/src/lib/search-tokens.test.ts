import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { compounds } from './compounds.ts';
import { loanWords } from './loan-words.ts';
import { searchTokens } from './search-tokens.ts';

describe('searchTokens', () => {
  it.each([
    ['คอนโดหรูใกล้ BTS ทองหล่อ 2ห้องนอน', ['คอนโด', 'หรู', 'ใกล้', 'bts', 'ทองหล่อ', '2', 'ห้องนอน']],
    ['ขายอพาร์ทเมนต์ติดบีทีเอสอโศก', ['ขาย', 'อพาร์ทเมนต์', 'ติด', 'บีทีเอส', 'อโศก']],
    ['คอนโดทองหล่อโมเดิร์น', ['คอนโด', 'ทองหล่อ', 'โมเดิร์น']],
    ['ห้าแยกลาดพร้าว', ['ห้า', 'แยก', 'ลาดพร้าว']],
    ['รัชดาภิเษก', ['รัชดา', 'ภิเษก']],
    ['๓,๕๐๐,๐๐๐ บาท/ตร.ม.', ['3', '500', '000', 'บาท', 'ตร', 'ม']],
    ['Café Thong-Lo 45m²', ['café', 'thong', 'lo', '45', 'm']],
    ['曼谷公寓', ['曼谷', '公寓']],
    ['  ,,, ฿ ', []],
    ['', []],
  ])('splits %j into %j', (text, tokens) => {
    expect(searchTokens(text)).toEqual(tokens);
  });

  it.each([...compounds, ...loanWords])('keeps %s whole between other words', (word) => {
    expect(searchTokens(`ขาย${word}ใหม่`)).toEqual(['ขาย', word, 'ใหม่']);
  });

  it('does not split off a fixed word whose last syllable continues', () => {
    expect(searchTokens('คอนโดะ')).not.toContain('คอนโด');
    expect(searchTokens('อารีย์')).toEqual(['อารีย์']);
  });

  it('returns only letters, marks and digits, at most 64 characters each, for any text', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), (text) => {
        for (const token of searchTokens(text)) expect(token).toMatch(/^[\p{L}\p{M}\p{Nd}]{1,64}$/u);
      }),
    );
  });

  it('handles 100 kB without a space', () => {
    expect(searchTokens('คอนโดหรูใกล้รถไฟฟ้า'.repeat(2000))).toHaveLength(8000);
    expect(searchTokens('่'.repeat(100_000))).toEqual([]);
    expect(searchTokens('a'.repeat(100_000))).toEqual(['a'.repeat(64)]);
  });
});
