import type { Project } from '@yoodee/api-contract/projects';

/** A condominium with everything that a page shows, except listings. */
export const suanRimNam: Project = {
  ...{ id: 7, name: { th: 'สวนริมน้ำ', en: 'Suan Rim Nam' }, aliases: ['สวน ริมน้ำ คอนโด'] },
  ...{ property_type: 'condo', year_completed: 2019, developer: 'บริษัท ตัวอย่าง', storeys: 32, units: 450 },
  ...{ province_code: '10', district_code: '1039', subdistrict_code: '103901' },
  ...{
    within: { th: 'วัฒนา กรุงเทพมหานคร', en: 'Watthana, Bangkok' },
    region: { th: 'กรุงเทพมหานคร', en: 'Bangkok' },
    point: { lat: 13.72, lng: 100.57 },
  },
  ...{ for_sale: 3, for_rent: 1, facilities: ['pool', 'fitness'], search: 'project=7' },
  fees: [
    { baht_per_sqm: 55.5, from: '2024-01-01', source: 'นิติบุคคล' },
    { baht_per_sqm: 50, from: '2019-06-01', source: 'นิติบุคคล' },
  ],
  foreign_quotas: [{ percent: 38.2, declared_on: '2026-03-31', source: 'นิติบุคคล' }],
  updated_at: '2026-11-01T00:00:00.000Z',
  on_offer: [
    { deal: 'sale', bedrooms: 1, floors: 'low', count: 1, price_low: 4_000_000, price_high: 4_000_000 },
    { deal: 'sale', bedrooms: 1, floors: 'high', count: 1, price_low: 5_200_000, price_high: 5_200_000 },
    { deal: 'sale', bedrooms: 0, floors: null, count: 1, price_low: 2_900_000, price_high: 2_900_000 },
    { deal: 'rent', bedrooms: null, floors: null, count: 1, price_low: 20_000, price_high: 20_000 },
  ],
  quarters: [
    { deal: 'sale', quarter: '2026-Q3', assets: 8, low: 140_000, median: 150_000, high: 165_000 },
    { deal: 'sale', quarter: '2026-Q4', assets: 9, low: 142_000, median: 155_000, high: 170_000 },
  ],
  stations: [
    {
      ...{ station_id: 'E6', name: { th: 'ทองหล่อ', en: 'Thong Lo' }, line_colour: '#6ebe44' },
      ...{ line: { th: 'BTS สายสุขุมวิท', en: 'BTS Sukhumvit Line' }, metres: 400, walk_minutes: 6, direction: 'n' },
    },
  ],
  items: [],
};
