import type { AssetSummary } from '@yoodee/api-contract/assets';
import { expect, it } from 'vitest';
import { shareWords } from './share-words.ts';

const place = { district: { th: 'วัฒนา', en: 'Watthana' }, province: { th: 'กรุงเทพมหานคร', en: 'Bangkok' } };
const nothing = { bedrooms: null, bathrooms: null, usable_area_sqm: null, land_total_sq_wah: null };
const asset = (change: Partial<AssetSummary>) =>
  ({
    ...{ status: 'published', listing_type: 'sale', property_type: 'condo', price_sale: 3_600_000, place },
    ...nothing,
    ...change,
  }) as AssetSummary;

it.each<[string, Partial<AssetSummary>, string, string]>([
  ['a sale', {}, '฿3.6 ล้าน', '฿3.6M'],
  ['a large sale', { price_sale: 1_250_000_000 }, '฿1,250 ล้าน', '฿1.25B'],
  ['a rent', { listing_type: 'rent', price_sale: null, price_rent_month: 25_000 }, '฿25,000/เดือน', '฿25,000/month'],
  ['a sale or rent', { listing_type: 'sale_rent', price_rent_month: 25_000 }, '฿3.6 ล้าน', '฿3.6M'],
  [
    'a lease takeover',
    { listing_type: 'takeover', price_sale: null, takeover_price: 450_000, price_rent_month: 25_000 },
    '฿450,000',
    '฿450,000',
  ],
])('names the leading price of %s', (_name, change, thai, english) => {
  expect([shareWords(asset(change), 'th').price, shareWords(asset(change), 'en').price]).toEqual([thai, english]);
});

it.each<[string, Partial<AssetSummary>, string, string]>([
  [
    'a home',
    { bedrooms: 2, bathrooms: 1, usable_area_sqm: 54 },
    '2 นอน  ·  1 น้ำ  ·  54 ตร.ม.',
    '2 bed  ·  1 bath  ·  54 m²',
  ],
  ['a studio', { bedrooms: 0, usable_area_sqm: 26 }, 'สตูดิโอ  ·  26 ตร.ม.', 'Studio  ·  26 m²'],
  ['premises', { property_type: 'office', bathrooms: 1 }, '1 ห้องน้ำ', '1 WC'],
  ['land', { property_type: 'land', land_total_sq_wah: 1_720 }, '4 ไร่ 1 งาน 20 ตร.ว.', '4 rai 1 ngan 20 sq wah'],
  ['a little land', { property_type: 'land', land_total_sq_wah: 50.5 }, '50.5 ตร.ว.', '50.5 sq wah'],
])('says what there is of %s', (_name, change, thai, english) => {
  expect([shareWords(asset(change), 'th').facts, shareWords(asset(change), 'en').facts]).toEqual([thai, english]);
});
