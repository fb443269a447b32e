import type { MemberAssetSummary } from '@yoodee/api-contract/member-assets';
import { assetStatuses, codesOf } from '@yoodee/asset-rules/options';

/** A listing of the member without a next action. */
export const myAsset = (change: Partial<MemberAssetSummary> = {}): MemberAssetSummary => ({
  id: 1,
  code: 'A0000001',
  status: 'published',
  listing_type: 'sale',
  property_type: 'condo',
  title_th: 'คอนโดทองหล่อ',
  title_en: 'Thong Lo condo',
  price_sale: 4_500_000,
  price_rent_month: null,
  takeover_price: null,
  down_payment_asking: null,
  completeness: 90,
  cover: null,
  view_count: 0,
  save_count: 0,
  lead_count: 0,
  image_count: 10,
  new_leads: 0,
  figures: { views: 12, saves: 3, compares: 0, reveals: 0, leads: 1 },
  next: null,
  has_changes: false,
  hiding: null,
  price_changes: [],
  updated_at: '2026-11-01T00:00:00.000Z',
  published_at: '2026-11-01T00:00:00.000Z',
  confirmed_at: '2026-11-01T00:00:00.000Z',
  expires_at: '2026-12-31T00:00:00.000Z',
  ...change,
});

/** The response of the list endpoint. */
export const listOf = (items: readonly MemberAssetSummary[]) => ({
  items,
  total: items.length,
  counted_until: '2026-11-24T07:30:00.000Z',
  counts: Object.fromEntries(
    codesOf(assetStatuses).map((status) => [status, items.filter((one) => one.status === status).length]),
  ),
});
