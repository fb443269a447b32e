import { expect, it } from 'vitest';
import { phrasesOf } from './thai-words.ts';

it.each([
  [
    'ขายทาวน์โฮมโชคชัย 4 ลาดพร้าว 3 ชั้น ที่นาป่าอ้อดอนชัย 12 ไร่เศษ ซอย 8',
    ['ขายทาวน์โฮมโชคชัย 4', 'ลาดพร้าว', '3 ชั้น', 'ที่นาป่าอ้อดอนชัย', '12 ไร่เศษ', 'ซอย 8'],
  ],
  ['ซื้อบ้านมือสองให้จบ 7 ขั้น', ['ซื้อบ้านมือสองให้จบ', '7 ขั้น']],
  ['4 ห้องนอน ที่ 110 ตร.ว. บ้านเย็น', ['4 ห้องนอน', 'ที่ 110 ตร.ว.', 'บ้านเย็น']],
  ['ใกล้ MRT วัดมังกร', ['ใกล้ MRT วัดมังกร']],
  ['ซอยสีลม 7, 117 ตร.ม.', ['ซอยสีลม 7,', '117 ตร.ม.']],
  ['บ้านใหม่ ๆ ในเมือง', ['บ้านใหม่ ๆ', 'ในเมือง']],
  ['  ', []],
])('%j breaks between %j', (heading, phrases) => {
  expect(phrasesOf(heading).map(({ text }) => text)).toEqual(phrases);
});

it('a phrase that is too long for a line of a phone is not kept whole', () => {
  expect(phrasesOf('ใกล้วิทยาลัยเทคนิคกรุงเทพ สาทร').map(({ isWhole }) => isWhole)).toEqual([false, true]);
});
