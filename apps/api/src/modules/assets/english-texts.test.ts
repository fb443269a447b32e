import { describe, expect, it } from 'vitest';
import { englishName, englishProject, englishStreet, englishTitle, type TitledAsset } from './english-texts.ts';

const place = {
  ...{ province_code: '10', district_code: '1015', subdistrict_code: null, subdistrict: null },
  ...{ province: { th: 'กรุงเทพมหานคร', en: 'Bangkok' }, district: { th: 'ธนบุรี', en: 'Thon Buri' } },
};
const condo = { property_type: 'condo', listing_type: 'sale', bedrooms: 1, usable_area_sqm: 32 } as const;
const untranslated: TitledAsset = {
  title_th: 'ขาย ธาราวัน เทอดไท 37',
  title_en: null,
  project_name_th: 'ธาราวัน เทอดไท 37',
  project_name_en: null,
};
const titleOf = (changes: Partial<TitledAsset>) => englishTitle({ ...untranslated, ...changes }, condo, place);

describe('an English title', () => {
  it.each<[string, Partial<TitledAsset>, string, boolean]>([
    ['the seller’s', { title_en: 'Bright corner room' }, 'Bright corner room', false],
    ['the seller’s Thai title that is in English', { title_th: 'Bright corner room' }, 'Bright corner room', false],
    ['composed', {}, '1-bedroom condominium for sale, Tharawan Thoet Thai 37, Thon Buri', true],
    [
      'composed where the English title has Thai in it',
      { title_en: 'คอนโด Tharawan', project_name_en: 'Tharawan' },
      '1-bedroom condominium for sale, Tharawan, Thon Buri',
      true,
    ],
    [
      'composed without a project that cannot be read',
      { project_name_th: 'xสฟห' },
      '1-bedroom condominium for sale, Thon Buri',
      true,
    ],
    [
      'composed without a project that is too long',
      { project_name_en: 'Long '.repeat(25).trim() },
      '1-bedroom condominium for sale, Thon Buri',
      true,
    ],
  ])('is %s', (_what, changes, text, isComposed) => {
    expect(titleOf(changes)).toEqual({ text, isComposed });
  });
});

it.each([
  ['สุขุมวิท', 'Sukhumvit'],
  ['ซ. โชคชัย 4', 'Chok Chai 4'],
  ['ถนนพระรามที่ 9', 'Rama IX'],
  ['39', '39'],
  ['xสฟห', null],
  ['  ', null],
  [null, null],
])('the street %s is %s', (typed, english) => {
  expect(englishStreet(typed)).toBe(english);
});

it('a project keeps the seller’s English name', () => {
  expect(englishProject('บ้านปลายฟ้า', 'Baan Plai Fa')).toBe('Baan Plai Fa');
  expect(englishProject('บ้านปลายฟ้า', null)).toBe('Ban Plaifa');
  expect(englishProject(null, null)).toBeNull();
});

it('a member’s name is romanised, and a Latin one kept', () => {
  expect([englishName('สมชาย ใจดี'), englishName('James Whitfield')]).toEqual(['Somchai Chaidi', 'James Whitfield']);
});
