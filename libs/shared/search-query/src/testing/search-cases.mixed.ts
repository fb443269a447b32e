import type { SearchCase } from './search-case.ts';

/** Searches in both languages, with the wrong keyboard layout, or with stray marks. */
export const mixedCases: readonly SearchCase[] = [
  // wrong keyboard layout
  ['8voFf', 'property_type=condo'],
  ["8voFf mv's]jv", 'property_type=condo station=E6 station_m=800'],
  ["8voFfmv's]jv", 'property_type=condo station=E6 station_m=800'],
  ['8voFf 2 ovo', 'property_type=condo bedrooms_min=2'],
  ['w,jgdbo 5 ]hko', 'price_max=5000000'],
  ['แนืกน', 'property_type=condo'],
  ['แนืกน ะ้นืเสนพ', 'property_type=condo station=E6 station_m=800'],
  ['ฺธฆ ฟหนา', 'station=E4 station_m=800'],
  // both languages at once
  ['condo อโศก', 'property_type=condo station=E4 station_m=800'],
  ['คอนโด asoke', 'property_type=condo station=E4 station_m=800'],
  ['คอนโด near Thong Lo under 5 ล้าน', 'property_type=condo station=E6 station_m=800 price_max=5000000'],
  ['2 bed คอนโด ใกล้ BTS Ekkamai', 'property_type=condo station=E7 station_m=800 bedrooms_min=2'],
  ['บ้าน Chiangmai 3m', '@houses province=50 price_max=3000000'],
  ['house ลาดพร้าว 3-5 ล้าน', '@houses province=10 district=1038 price_min=3000000 price_max=5000000'],
  [
    'เช่า condo 1 bedroom อ่อนนุช 15k',
    'listing_type=rent property_type=condo station=E9 station_m=800 price_max=15000 bedrooms_min=1',
  ],
  ['pet friendly คอนโด ทองหล่อ', 'property_type=condo station=E6 station_m=800 pets=yes'],
  ['ที่ดิน 2 rai หัวหิน', 'property_type=land province=77 district=7707 land_min=800'],
  ['35 ตรม BTS Ari', 'station=N5 station_m=800 usable_min=35'],
  ['คอนโด ๑ นอน Ploenchit ๓.๕ ล้าน', 'property_type=condo station=E2 station_m=800 price_max=3500000 bedrooms_min=1'],
  ['ขาย townhouse รังสิต 2.5M', 'listing_type=sale property_type=townhouse price_max=2500000', 'รังสิต'],
  ['Life อโศก', 'station=E4 station_m=800', 'Life'],
  // marks, zero-width characters and other typing variants
  ['เเมนชั่น', 'property_type=apartment'],
  ['คอน\u200bโด', 'property_type=condo'],
  ['กรุงเทพฯ,คอนโด', 'property_type=condo province=10'],
  ['CONDO ASOKE', 'property_type=condo station=E4 station_m=800'],
  ['  condo   asok  ', 'property_type=condo station=E4 station_m=800'],
  ['คอนโด!!!', 'property_type=condo'],
];
