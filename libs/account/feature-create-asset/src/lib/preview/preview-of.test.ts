import type { Profile } from '@yoodee/api-contract/member';
import { assetFieldsFrom } from '@yoodee/asset-rules/fields';
import { describe, expect, it } from 'vitest';
import type { ProvinceWithDistricts } from '../place-names.ts';
import { previewOf, type PreviewableAsset } from './preview-of.ts';

const profile = { channels: {}, first_name: 'สมชาย', last_name: 'ใจดี' } as Profile;

const draft = (fields: Partial<PreviewableAsset>) =>
  ({ ...assetFieldsFrom(() => null), province_code: '10', district_code: '1039', ...fields }) as PreviewableAsset;

const preview = (fields: Partial<PreviewableAsset>) => previewOf(draft(fields), profile, undefined);

it('has the prices per area of a house and its land', () => {
  const house = { listing_type: 'sale', property_type: 'detached_house', price_sale: 9_000_000 } as const;

  expect(preview({ ...house, usable_area_sqm: 180, land_ngan: 2, land_sq_wah: 50 })).toMatchObject({
    ...{ price_per_sqm: 50_000, price_per_sq_wah: 36_000, land_total_sq_wah: 250, land_sqm: 1_000 },
  });
});

it('has no price per area for a lease takeover, like its published page', () => {
  const shop = { listing_type: 'takeover', property_type: 'retail', price_rent_month: 20_000 } as const;

  expect(preview({ ...shop, usable_area_sqm: 40, takeover_price: 300_000 })).toMatchObject({
    ...{ takeover_price: 300_000, price_rent_month: 20_000, price_per_sqm: null, price_per_sq_wah: null },
  });
});

it('omits fields that its type and deal do not have', () => {
  const land = { listing_type: 'sale', property_type: 'land', price_sale: 4_000_000, land_rai: 1 } as const;

  expect(preview({ ...land, price_rent_month: 9_000, bedrooms: 3, usable_area_sqm: 120 })).toMatchObject({
    ...{ price_rent_month: null, bedrooms: null, usable_area_sqm: null, price_per_sqm: null, price_per_sq_wah: 10_000 },
  });
});

describe('the English page', () => {
  const condo = { listing_type: 'sale', property_type: 'condo', bedrooms: 1, title_th: 'คอนโดวิวสวน' } as const;
  const province = {
    ...{ code: '10', name: { th: 'กรุงเทพมหานคร', en: 'Bangkok' } },
    districts: [{ code: '1039', name: { th: 'วัฒนา', en: 'Watthana' }, subdistricts: [] }],
  } as unknown as ProvinceWithDistricts;
  const englishOf = (fields: Partial<PreviewableAsset>) => {
    const { title_en: title, is_title_en_composed: isComposed } = previewOf(draft(fields), profile, province);
    return [title, isComposed];
  };

  it.each([
    ['no English title', {}, '1-bedroom condominium for sale, Watthana', true],
    ['a Thai one in its place', { title_en: 'วิวสวน' }, '1-bedroom condominium for sale, Watthana', true],
    [
      'the English name of its project',
      { project_name_en: 'The Line' },
      '1-bedroom condominium for sale, The Line, Watthana',
      true,
    ],
    ['its own title', { title_en: 'Garden view' }, 'Garden view', false],
    ['a Thai title in Latin letters', { title_th: 'The Line Asok' }, 'The Line Asok', false],
  ])('has a title with %s', (_, fields, title, isComposed) => {
    expect(englishOf({ ...condo, ...fields })).toEqual([title, isComposed]);
  });
});
