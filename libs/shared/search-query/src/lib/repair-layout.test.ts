import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { repairLayout } from './repair-layout.ts';
import { createVocabulary } from './vocabulary.ts';

describe('repairLayout', () => {
  it.each([
    ['8voFf', 'คอนโด'],
    ["8voFf mv's]jv", 'คอนโด ทองหล่อ'],
    ["8voFfmv's]jv BTS", 'คอนโดทองหล่อ BTS'],
    ['แนืกน ะ้นืเสนพ', 'condo thonglor'],
    ['ฺธฆ', 'BTS'],
  ])('converts %s to %s', (typed, meant) => {
    expect(repairLayout(typed)).toBe(meant);
  });

  it.each(['condo asok', 'คอนโด อโศก', 'like home', 'Noble Ploenchit', 'ไพรม์ สแควร์', '3500000', ''])(
    'does not change %j',
    (text) => {
      expect(repairLayout(text)).toBe(text);
    },
  );

  it('recognises the given names', () => {
    expect(repairLayout(";y'mv's]k'", createVocabulary(['วังทองหลาง']))).toBe('วังทองหลาง');
    expect(repairLayout(";y'mv's]k'")).toBe(";y'mv's]k'");
  });

  it('is idempotent for any text', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 100 }), (text) => {
        expect(repairLayout(repairLayout(text))).toBe(repairLayout(text));
      }),
    );
  });
});
