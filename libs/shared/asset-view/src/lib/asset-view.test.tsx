import { inLocale } from '@yoodee/i18n/testing';
import type { AssetDetail as Asset, AssetSummary } from '@yoodee/api-contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AssetCard } from './asset-card.tsx';
import { toAssetCardView } from './asset-card.view.ts';
import { AssetDetail } from './asset-detail.tsx';
import { toAssetDetailView } from './asset-detail.view.ts';
import { pricesOf } from './asset-price.ts';

const now = new Date('2026-11-21T12:00:00+07:00');
const bangkok = { th: 'กรุงเทพมหานคร', en: 'Bangkok' };
const watthana = { th: 'วัฒนา', en: 'Watthana' };

const card: AssetSummary = {
  id: 7,
  code: 'A0000007',
  status: 'published',
  listing_type: 'sale',
  property_type: 'condo',
  seller_role: 'owner',
  urgency: null,
  title_th: 'คอนโดห้องมุม ทองหล่อ',
  title_en: null,
  project_name_th: null,
  project_name_en: null,
  price_sale: 4_900_000,
  price_rent_month: null,
  price_original_sale: 5_200_000,
  price_original_rent: null,
  takeover_price: null,
  down_payment_asking: null,
  price_per_sqm: 140_000,
  price_per_sq_wah: null,
  bedrooms: 0,
  bathrooms: 1,
  parking_spaces: null,
  usable_area_sqm: 35,
  land_total_sq_wah: null,
  place: {
    province_code: '10',
    district_code: '1039',
    subdistrict_code: null,
    province: bangkok,
    district: watthana,
    subdistrict: null,
  },
  nearest_station: {
    station_id: 'E6',
    name: { th: 'ทองหล่อ', en: 'Thong Lo' },
    line: { th: 'สายสุขุมวิท', en: 'Sukhumvit Line' },
    line_colour: '#92D04E',
    metres: 350,
    walk_minutes: 6,
  },
  cover: null,
  image_count: 8,
  published_at: '2026-11-20T09:00:00+07:00',
  confirmed_at: '2026-11-20T09:00:00+07:00',
};

const unknown = Object.fromEntries(
  [
    'price_negotiable',
    'down_payment_paid',
    'installments_left',
    'lease_remaining_months',
    'description_en',
    'floor_no',
    'building_floors',
    'building_condition',
    'orientation',
    'tenure',
    'lease_years_remaining',
    'ownership_quota',
    'mortgage_status',
    'sinking_fund',
    'transfer_fee_payer',
    'deposit_months',
    'advance_months',
    'min_lease_months',
    'available_from',
    'pets',
    'frontage_m',
    'depth_m',
    'road_access',
    'road_width_m',
    'city_plan_colour',
    'road',
    'soi',
    'landmark_th',
    'landmark_en',
    'lat',
    'lng',
    'location_precision',
    'video_url',
    'land_rai',
    'land_ngan',
    'land_sq_wah',
    'land_sqm',
    'closed_at',
    'expires_at',
  ].map((name) => [name, null]),
);

const detail = {
  ...unknown,
  ...card,
  version: 1,
  description_th: '<p>ห้องมุม ลมดี</p>',
  view_types: ['city'],
  facilities: ['pool'],
  features: [],
  furnishing: 'fully_furnished',
  year_built: 2019,
  common_fee_month: 2500,
  title_deed_type: 'spk',
  province_code: '10',
  district_code: '1039',
  subdistrict_code: '103901',
  postal_code: '10110',
  nearest_stations: [card.nearest_station],
  images: [],
  floor_plans: [],
  first_published_at: '2026-11-01T09:00:00+07:00',
  updated_at: '2026-11-20T09:00:00+07:00',
  events: [
    {
      kind: 'price_changed',
      at: '2026-11-10T09:00:00+07:00',
      price_kind: 'sale',
      price_from: 5_200_000,
      price_to: 4_900_000,
    },
  ],
  poster: {
    id: 3,
    display_name: 'สมชาย ใจดี',
    image_url: null,
    member_since: '2025-01-15T09:00:00+07:00',
    phone_verified: true,
    line_linked: false,
    has_phone: true,
    line_id: 'somchai',
    facebook: null,
    active_assets: 4,
  },
} as unknown as Asset;

afterEach(cleanup);

describe('a card', () => {
  it('shows price, facts, place and the walk to the station in Thai', () => {
    render(<AssetCard asset={toAssetCardView(card, 'th', now)} sizes="100vw" />, { wrapper: inLocale('th') });

    expect(screen.getByRole('link', { name: 'คอนโดห้องมุม ทองหล่อ' }).getAttribute('href')).toBe('/assets/7');
    expect(screen.getByText('฿4,900,000')).toBeDefined();
    expect(screen.getByText('สตูดิโอ')).toBeDefined();
    expect(screen.getByText('ลดราคา')).toBeDefined();
    expect(screen.getByText(/วัฒนา กรุงเทพมหานคร · ทองหล่อ เดิน 6 นาที/)).toBeDefined();
  });

  it('marks a Thai title on an English page', () => {
    render(<AssetCard asset={toAssetCardView(card, 'en', now)} sizes="100vw" />, { wrapper: inLocale('en') });

    const link = screen.getByRole('link', { name: 'คอนโดห้องมุม ทองหล่อ' });
    expect([link.getAttribute('href'), link.getAttribute('lang')]).toEqual(['/en/assets/7', 'th']);
  });

  it.each([
    ['reserved', { status: 'reserved' }, 'reserved'],
    ['cheaper than at first', {}, 'price_reduced'],
    ['new within a week', { price_original_sale: null }, 'new'],
    ['older', { price_original_sale: null, published_at: '2026-11-01T09:00:00+07:00' }, null],
  ] as const)('that is %s has its badge', (_name, change, badge) => {
    expect(toAssetCardView({ ...card, ...change }, 'th', now).badge).toBe(badge);
  });
});

it.each([
  ['sale', ['sale']],
  ['rent', ['rent']],
  ['sale_rent', ['sale', 'rent']],
  ['takeover', ['takeover', 'rent']],
  ['down_payment', ['sale', 'down_payment']],
] as const)('a %s shows the prices %j', (listing_type, kinds) => {
  const priced = {
    ...card,
    listing_type,
    price_rent_month: 30_000,
    takeover_price: 200_000,
    down_payment_asking: 300_000,
  };

  expect(pricesOf(priced).map(({ kind }) => kind)).toEqual(kinds);
});

describe('the page of an asset', () => {
  it('says what is known in Thai, years in the Buddhist era, and nothing of what is not', () => {
    render(<AssetDetail asset={toAssetDetailView(detail, 'th', now)} />, { wrapper: inLocale('th') });

    expect(screen.getByText('พ.ศ. 2562')).toBeDefined();
    expect(screen.getByText('฿2,500/เดือน')).toBeDefined();
    expect(screen.getByText(/ยืนยันล่าสุด เมื่อวาน/)).toBeDefined();
    expect(screen.getByText(/จาก ฿5,200,000 เป็น ฿4,900,000/)).toBeDefined();
    expect(screen.queryByText('ทิศ')).toBeNull();
  });

  it('warns of a document that may not be transferable', () => {
    render(<AssetDetail asset={toAssetDetailView(detail, 'en', now)} />, { wrapper: inLocale('en') });

    expect(screen.getByText(/may not be transferable/)).toBeDefined();
    expect(screen.getByText(/written this in Thai only/)).toBeDefined();
    expect(screen.getByText('2019')).toBeDefined();
  });
});
