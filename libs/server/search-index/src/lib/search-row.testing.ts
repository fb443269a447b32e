import type { SearchRow } from './search-row.ts';

const now = Date.UTC(2026, 0, 15);

/** A condominium for sale of which nothing else is known. Tests only. */
export const plainRow: Omit<SearchRow, 'asset_id'> = {
  ...{ listing_type: 'sale', property_type: 'condo', seller_role: null },
  ...{ province_code: '10', district_code: '1039', subdistrict_code: null },
  ...{ price: null, price_rent: null, price_per_area: null, rent_per_area: null, price_reduced: false },
  ...{ bedrooms: null, bathrooms: null, usable_area_sqm: null, land_total_sq_wah: null },
  ...{ floor_no: null, parking_spaces: null, orientation: null, year_built: null },
  ...{ furnishing: null, building_condition: null, title_deed_type: null, tenure: null, ownership_quota: null },
  ...{
    pets: null,
    facilities: [],
    features: [],
    road: null,
    project: null,
    views: [],
    traits: [],
    has_floor_plan: false,
    has_video: false,
  },
  ...{
    lat: null,
    lng: null,
    published_at: now,
    confirmed_at: now,
    ranked_at: now,
    best_at: now,
    title_lines: 1,
    words: '',
  },
};
