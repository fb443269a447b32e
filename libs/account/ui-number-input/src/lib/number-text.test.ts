import { describe, expect, it } from 'vitest';
import { bahtWriting, numberWriting, yearWriting } from './number-text.ts';

describe('numberWriting', () => {
  const baht = bahtWriting;
  const count = numberWriting({});
  const area = numberWriting({ decimals: 2, isGrouped: true });
  const floor = numberWriting({ isSigned: true });
  const degrees = numberWriting({ decimals: 6 });

  it.each([
    [baht, '3500000', '3,500,000', 3_500_000],
    [baht, '๓๕๐๐๐๐๐', '3,500,000', 3_500_000],
    [baht, '฿3500000.00', '3,500,000.00', 3_500_000],
    [baht, '3500000.', '3,500,000.', 3_500_000],
    [baht, '007', '7', 7],
    [count, '2.5', '2.5', 2.5],
    [count, '2.', '2.', 2],
    [baht, '0', '0', 0],
    [baht, '', '', null],
    [area, '1234.567', '1,234.567', 1234.57],
    [area, '35.', '35.', 35],
    [area, '.5', '.5', 0.5],
    [area, '.', '.', null],
    [floor, '-2', '-2', -2],
    [floor, '-', '-', null],
    [baht, '9'.repeat(20), '999,999,999,999,999', 999_999_999_999_999],
  ])('%# keeps %j as %j and reads %j', (writing, typed, text, value) => {
    expect(writing.tidy(typed, '')).toBe(text);
    expect(writing.read(text)).toBe(value);
  });

  it.each([
    [baht, '3,500,000', 3_500_000],
    [baht, '฿ 3,500,000.00', 3_500_000],
    [baht, '3.500.000', 3_500_000],
    [baht, '4.5', 4_500_000],
    [baht, '๔.๕', 4_500_000],
    [baht, '12.25', 12_250_000],
    [baht, '3 500 000', 3_500_000],
    [baht, '25,000.-', 25_000],
    [area, '1,250.5', 1250.5],
    [area, '35,5', 35.5],
    [area, '35,50', 35.5],
    [area, '35,500', 35_500],
    [area, '35.5 ตร.ม.', 35.5],
    [area, '35 m²', 35],
    [degrees, '13,7367', 13.7367],
    [floor, 'ชั้น –2', -2],
    [count, 'about 12', 12],
  ])('%# keeps %j as it came and reads %j', (writing, typed, value) => {
    expect(writing.read(writing.tidy(typed, ''))).toBe(value);
  });

  it.each([
    [baht, '35,5'],
    [baht, '3,50'],
    [baht, '3,500,0'],
    [baht, '-5'],
    [baht, '25,000-30,000'],
    [count, '1-3'],
    [count, '1,5'],
    [count, '3+1'],
    [count, '3½'],
    [floor, '12A'],
    [floor, 'B1'],
    [area, '1.2.3'],
    [area, '35 x 40'],
    [area, '2 พัน'],
    [area, '0,5,5'],
    [area, 'กว้าง'],
  ])('%# leaves %j as it was typed and reads no number', (writing, typed) => {
    expect(writing.tidy(typed, '')).toBe(typed);
    expect(writing.read(typed)).toBeNull();
  });

  it.each([
    ['1,2345', '1,234', '12,345'],
    ['1,23', '1,234', '123'],
    ['12345', '1,234', '12,345'],
    ['1,', '1', '1,'],
    ['1,50', '1,5', '1,50'],
    ['1,500', '1,50', '1,500'],
    ['1,5000', '1,500', '15,000'],
    ['1,500,', '1,500', '1,500,'],
    ['1,500,0', '1,500,', '1,500,0'],
  ])('makes %j of what showed %j to %j', (typed, shown, text) => {
    expect(area.tidy(typed, shown)).toBe(text);
  });

  it.each([
    ['2 ล้าน 5', 2_500_000],
    ['2.5ลบ', 2_500_000],
    ['๓ ล้าน ๒ แสน', 3_200_000],
    ['4.5M', 4_500_000],
    ['25,000 บาท/เดือน', 25_000],
    ['750k', 750_000],
    ['25,000 ต่อรองได้', 25_000],
    ['10 ล้านมากๆ', null],
    ['1e7', null],
    ['แล้วแต่ตกลง', null],
  ])('leaves %j as it was typed and reads %j', async (typed, price) => {
    expect(baht.tidy(typed, '')).toBe(typed);
    expect(await baht.readWords!(typed)).toBe(price);
  });

  it.each([
    [baht, 3_500_000, '3,500,000'],
    [count, 2.5, '2.5'],
    [area, 35.5, '35.5'],
    [area, 1200, '1,200'],
    [floor, -2, '-2'],
    [numberWriting({ decimals: 6 }), 13.7367, '13.7367'],
    [baht, null, ''],
  ])('%# writes %j as %j', (writing, value, text) => {
    expect(writing.write(value)).toBe(text);
  });
});

describe('yearWriting', () => {
  it.each([
    ['th', '2562', 2019],
    ['th', '๒๕๖๒', 2019],
    ['en', '2562', 2019],
    ['th', '2019', 2019],
    ['th', '25', 25],
    ['th', 'พ.ศ. 2562', 2019],
    ['th', '2562-63', null],
    ['th', '', null],
  ] as const)('in %s, %j is %j', (locale, typed, year) => {
    expect(yearWriting(locale).read(typed)).toBe(year);
  });

  it.each([
    ['th', 2019, '2562'],
    ['en', 2019, '2019'],
    ['th', 25, '25'],
    ['th', null, ''],
  ] as const)('in %s, writes %j as %j', (locale, year, text) => {
    expect(yearWriting(locale).write(year)).toBe(text);
  });
});
