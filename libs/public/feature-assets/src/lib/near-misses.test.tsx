import type { AssetSummary, NearMissGap } from '@yoodee/api-contract/assets';
import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toAssetsPageView } from './assets-page.view.ts';
import { NearMisses } from './near-misses.tsx';

afterEach(cleanup);

const place = { th: 'วัฒนา', en: 'Watthana' };
const asset: AssetSummary = {
  ...{ id: 7, code: 'A7', status: 'published', listing_type: 'sale', property_type: 'condo', seller_role: null },
  ...{ seller_listings: null, urgency: null, title_th: 'ห้องมุม', title_en: 'Corner room' },
  ...{ project_name_th: null, project_name_en: null, price_sale: 5_200_000, price_rent_month: null },
  ...{ price_original_sale: null, price_original_rent: null, takeover_price: null, down_payment_asking: null },
  ...{ price_per_sqm: null, price_per_sq_wah: null, bedrooms: 1, bathrooms: 1, parking_spaces: null },
  ...{ usable_area_sqm: 28, land_total_sq_wah: null, nearest_station: null, cover: null, image_count: 0 },
  place: {
    ...{ province_code: '10', district_code: '1039', subdistrict_code: null },
    ...{ province: place, district: place, subdistrict: null },
  },
  ...{ published_at: null, confirmed_at: null },
};

const open = (locale: 'th' | 'en', gaps: NearMissGap[]) => {
  const view = toAssetsPageView({
    query: {},
    found: {
      ...{ items: [], total: 0, page: 1, page_size: 24, facets: {}, relaxations: [] },
      near_misses: [{ asset, gaps }],
    },
    ...{
      refused: [],
      drawnProblem: null,
      provinces: [],
      province: null,
      stations: [],
      said: null,
      reading: null,
      hasMore: false,
      locale,
    },
    now: new Date('2026-11-22T00:00:00Z'),
  });
  render(<NearMisses view={view} />, { wrapper: inLocale(locale) });
  return screen.getByRole('region').textContent!.replaceAll(/[\u00a0\u200b]/g, ' ');
};

it.each<[NearMissGap, string, string]>([
  [{ key: 'price_max', asked: 5_000_000, has: 5_200_000 }, 'เกินงบ ฿200,000', '฿200,000 over budget'],
  [{ key: 'price_min', asked: 5_000_000, has: 4_800_000 }, 'ถูกกว่าราคาต่ำสุดที่หา ฿200,000', '฿200,000 below your minimum'],
  [{ key: 'bedrooms_min', asked: 2, has: 1 }, '1 ห้องนอน (หาไว้ 2)', '1 bedroom instead of 2'],
  [{ key: 'bedrooms_min', asked: 1, has: 0 }, 'สตูดิโอ (หาไว้ 1)', 'Studio instead of 1'],
  [{ key: 'bathrooms_min', asked: 3, has: 2 }, '2 ห้องน้ำ (หาไว้ 3)', '2 bathrooms instead of 3'],
  [{ key: 'usable_min', asked: 30, has: 28 }, '28 ตร.ม. (หาไว้ 30 ตร.ม.)', '28 m² instead of 30 m²'],
  [{ key: 'land_max', asked: 100, has: 120 }, '1 งาน 20 ตร.ว. (หาไว้ 1 งาน)', '1 ngan 20 sq wah instead of 1 ngan'],
  [{ key: 'station', asked: 800, has: 804 }, '810 ม. จากสถานี (หาไว้ 800 ม.)', '810 m from a station instead of 800 m'],
])('says what is missed: %j', (gap, th, en) => {
  expect(open('th', [gap])).toContain(th);
  cleanup();
  expect(open('en', [gap])).toContain(en);
});

it('shows each as a card below its heading, with all that it misses', () => {
  const text = open('en', [
    { key: 'price_max', asked: 5_000_000, has: 5_200_000 },
    { key: 'rail', asked: 500, has: 620 },
  ]);

  expect(text).toContain('฿200,000 over budget · 620 m from a station instead of 500 m');
  const region = screen.getByRole('region', { name: 'Closest matches' });
  expect(within(region).getByRole('heading', { level: 3, name: 'Corner room' })).toBeDefined();
  expect(within(region).getByRole<HTMLAnchorElement>('link', { name: 'Corner room' }).pathname).toBe('/en/assets/7');
});
