import { beforeAll, describe, expect, it } from 'vitest';
import { sizeOf, toDocs } from './bitset.ts';
import { ofTextQuery } from './text-filter.ts';
import { parseTextQuery } from './text-query.ts';
import { createWordIndex } from './word-index.ts';

const documents = [
  'คอนโด ใกล้ พร้อม พงษ์\ncondo near phrom phong',
  'ห้อง พร้อม อยู่ ย่าน สะพาน ควาย\nคุณ พงษ์ ดูแล',
  'บ้านเดี่ยว ทองหล่อ\nthonglor house with garden',
  'ที่ดิน พงษ์\nพร้อม โอน',
];
const words = createWordIndex();
beforeAll(() => documents.forEach((texts, doc) => words.add(texts, doc)));

const find = (expression: string) => {
  const set = ofTextQuery({ words, documents: documents.length }, parseTextQuery(expression));
  return [...toDocs(set, sizeOf(set))];
};

describe('ofTextQuery', () => {
  it.each([
    ['a word', `'พร้อม'`, [0, 1, 3]],
    ['all of several', `'พร้อม' & 'พงษ์'`, [0, 1, 3]],
    ['any of several', `('คอนโด' | 'บ้านเดี่ยว')`, [0, 2]],
    ['words in a row, within one text', `'พร้อม' <-> 'พงษ์'`, [0]],
    ['a beginning', `'thong':*`, [2]],
    ['a row that ends in a beginning', `'phrom' <-> 'pho':*`, [0]],
    ['alternatives of a row and a word', `('พร้อม' <-> 'พงษ์' | 'ทองหล่อ') & 'near':*`, [0]],
    ['a mistyped word', `'thonflor'`, [2]],
    ['a mistyped Thai word that fell apart', `('ทอง' <-> 'หร่อ')`, [2]],
    ['a mistyped part among others', `'house' & 'gardem'`, [2]],
    ['nothing, if no word is near', `'house' & 'aquarium'`, []],
    ['nothing, if all parts are written but never together', `'คอนโด' & 'ทองหล่อ'`, []],
  ] as const)('matches %s', (_what, expression, expected) => {
    expect(find(expression)).toEqual(expected);
  });
});
