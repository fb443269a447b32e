import { describe, expect, it } from 'vitest';
import { completeness, publishGaps, type PartialAsset } from './asset-completeness.ts';
import { codesOf, listingTypes, propertyTypes } from './asset.options.ts';
import { assetFieldNames, assetFields, fieldExists, fieldRequired } from './asset-fields.ts';
import { contactDetailsIn, hasContactDetails } from './contact-details.ts';

const condo: PartialAsset = {
  listing_type: 'sale',
  property_type: 'condo',
  seller_role: 'owner',
  province_code: '10',
  district_code: '1039',
  subdistrict_code: '103901',
  bedrooms: 0,
  bathrooms: 1,
  usable_area_sqm: 28,
  title_deed_type: 'condo_title',
  price_sale: 3_290_000,
  title_th: 'คอนโดห้องสตูดิโอ ใกล้บีทีเอส',
  description_th: 'ห้องมุม ลมเข้า แสงดี '.repeat(8),
};

describe('the asset-fields table', () => {
  it('requires only existing fields for every type and deal', () => {
    for (const property_type of codesOf(propertyTypes))
      for (const listing_type of codesOf(listingTypes))
        for (const name of assetFieldNames) {
          const kind = { property_type, listing_type };
          expect(
            !fieldRequired(name, kind) || fieldExists(name, kind),
            `${name} ${property_type} ${listing_type}`,
          ).toBe(true);
        }
  });

  it('requires a price for every deal', () => {
    const prices = ['price_sale', 'price_rent_month', 'takeover_price', 'down_payment_asking'] as const;

    for (const listing_type of codesOf(listingTypes))
      expect(
        prices.some((name) => fieldRequired(name, { property_type: 'condo', listing_type })),
        listing_type,
      ).toBe(true);
  });

  it('lists existing fields where any one of several is enough', () => {
    for (const field of Object.values(assetFields))
      if ('anyOf' in field) for (const part of field.anyOf) expect(assetFieldNames).toContain(part);
  });

  it.each([
    ['land', 'bedrooms', false],
    ['condo', 'land_rai', false],
    ['detached_house', 'land_rai', true],
    ['condo', 'floor_no', true],
  ] as const)('%s has %s: %s', (property_type, name, exists) => {
    expect(fieldExists(name, { property_type, listing_type: 'sale' })).toBe(exists);
  });
});

describe('publishGaps', () => {
  it('is empty for a condominium with all required fields', () => {
    expect(publishGaps(condo, 5)).toEqual([]);
  });

  it('names every missing field with its step', () => {
    expect(publishGaps({ ...condo, price_sale: null, usable_area_sqm: null }, 4)).toEqual([
      { field: 'usable_area_sqm', code: 'required', step: 'details' },
      { field: 'price_sale', code: 'required', step: 'price' },
      { field: 'images', code: 'too_few', step: 'photos' },
    ]);
  });

  it('accepts land in any one of its three units, and two photos', () => {
    const land = { ...condo, property_type: 'land', land_rai: 2, land_ngan: 0, land_sq_wah: 0 } as const;

    expect(publishGaps(land, 2)).toEqual([]);
    expect(publishGaps({ ...land, land_rai: 0 }, 2)).toContainEqual({
      field: 'land_sq_wah',
      code: 'required',
      step: 'details',
    });
  });

  it('reports a floor above the top of the building when both are known', () => {
    expect(publishGaps({ ...condo, floor_no: 12 }, 5)).toEqual([]);
    expect(publishGaps({ ...condo, floor_no: 8, building_floors: 8 }, 5)).toEqual([]);
    expect(publishGaps({ ...condo, floor_no: 12, building_floors: 8 }, 5)).toEqual([
      { field: 'floor_no', code: 'above_building', step: 'details' },
    ]);
  });

  it('counts the text of a description, not its tags', () => {
    expect(publishGaps({ ...condo, description_th: `<p>${'<b></b>'.repeat(50)}สั้น</p>` }, 5)).toContainEqual({
      field: 'description_th',
      code: 'too_short',
      step: 'text',
    });
  });

  it.each(['project_name_th', 'project_name_en', 'road', 'soi', 'landmark_th', 'landmark_en'] as const)(
    'refuses contact details in %s',
    (field) => {
      expect(publishGaps({ ...condo, [field]: 'โทร 081-234-5678' }, 5)).toEqual([
        { field, code: 'contact_details', step: 'place' },
      ]);
      expect(publishGaps({ ...condo, [field]: 'เดอะ ไลน์ สุขุมวิท 71 หมู่ 10' }, 5)).toEqual([]);
    },
  );

  it('refuses contact details in texts', () => {
    expect(publishGaps({ ...condo, title_th: 'คอนโดสวย โทร 081-234-5678' }, 5)).toEqual([
      { field: 'title_th', code: 'contact_details', step: 'text' },
    ]);
  });
});

describe('completeness', () => {
  it('increases with photos and is 100 when nothing is missing', () => {
    const few = completeness(condo, { imageCount: 5, floorPlanCount: 0 });
    const more = completeness(condo, { imageCount: 12, floorPlanCount: 1 });

    expect(more.score).toBeGreaterThan(few.score);
    expect(few.missing[0]).toEqual({ field: 'images', step: 'photos', points: 14 });
    const everything = Object.fromEntries(more.missing.map(({ field }) => [field, ['x']]));
    expect(completeness({ ...condo, ...everything }, { imageCount: 12, floorPlanCount: 1 })).toEqual({
      score: 100,
      missing: [],
    });
  });
});

describe('hasContactDetails', () => {
  it.each([
    'โทร 081-234-5678',
    'โทร ๐๘๑ ๒๓๔ ๕๖๗๘',
    '+66812345678',
    'Line: @yoodee',
    'ไอดีไลน์: somchai99',
    'www.example.com',
    'me@mail.example',
    'ดูที่ baan.co.th',
  ])('is true for %j', (text) => {
    expect(hasContactDetails(text)).toBe(true);
  });

  it.each([
    'คอนโด 28.50 ตร.ม. ราคา 3,290,000 บาท',
    'ใกล้ BTS สายสุขุมวิท online ตลอด',
    'ชั้น 12 จาก 30 ชั้น ปี 2560',
    'ที่ดิน 2-1-35 ไร่ หน้ากว้าง 40 ม.',
    'ผ่อน 15,500 บาท 360 งวด',
    'เลขที่ 99/123 หมู่ 4',
  ])('is false for %j', (text) => {
    expect(hasContactDetails(text)).toBe(false);
  });
});

describe('contactDetailsIn', () => {
  it.each([
    ['โทร ๐๘๑-๒๓๔-๕๖๗๘ หรือ Line: @yoodee ได้ทุกวัน', ['๐๘๑-๒๓๔-๕๖๗๘', 'Line: @yoodee']],
    ['ดู https://wa.me/66812345678 ก่อนมา', ['https://wa.me/66812345678']],
    ['081-234-5678 หรือ 089-876-5432', ['081-234-5678', '089-876-5432']],
    ['ห้องมุม ลมเข้า', []],
  ])('returns those of %j exactly as written', (text, found) => {
    expect(contactDetailsIn(text)).toEqual(found);
  });
});
