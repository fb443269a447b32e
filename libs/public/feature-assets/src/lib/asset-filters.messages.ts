import { defineMessages, type NoMessageValues } from 'react-intl';

/** The form that asks for the filters, and the chips that say what it was answered. */
export const messages = defineMessages<{
  filters: NoMessageValues;
  close: NoMessageValues;
  price: NoMessageValues;
  least: NoMessageValues;
  most: NoMessageValues;
  anywhere: NoMessageValues;
  anyDistrict: NoMessageValues;
  anySubdistrict: NoMessageValues;
  addStation: NoMessageValues;
  within: { distance: string };
  anyBedrooms: NoMessageValues;
  bedroomsFrom: { count: number };
  any: NoMessageValues;
  anyTime: NoMessageValues;
  lastDays: { count: number };
  allFilters: NoMessageValues;
  fewerFilters: NoMessageValues;
  clear: NoMessageValues;
  apply: { count: number };
  active: NoMessageValues;
  remove: { filter: string };
  query: { text: string };
  minPrice: { price: string };
  maxPrice: { price: string };
  bedroomsChip: { count: number };
  bathroomsChip: { count: number };
  nearStation: { name: string; distance: string };
}>({
  filters: {
    id: 'public.feature-assets.list.filters',
    defaultMessage: 'ตัวกรอง',
    description: 'Button and heading of the filters',
  },
  close: {
    id: 'public.feature-assets.list.close',
    defaultMessage: 'ปิด',
    description: 'Button that closes the filters on a phone',
  },
  price: { id: 'public.feature-assets.list.price', defaultMessage: 'ราคา (บาท)', description: 'Filter by price' },
  least: {
    id: 'public.feature-assets.list.least',
    defaultMessage: 'ต่ำสุด',
    description: 'Lowest of a range',
  },
  most: {
    id: 'public.feature-assets.list.most',
    defaultMessage: 'สูงสุด',
    description: 'Highest of a range',
  },
  anywhere: {
    id: 'public.feature-assets.list.anywhere',
    defaultMessage: 'ทุกจังหวัด',
    description: 'Choice of no province',
  },
  anyDistrict: {
    id: 'public.feature-assets.list.any-district',
    defaultMessage: 'ทุกอำเภอ/เขต',
    description: 'Choice of no district',
  },
  anySubdistrict: {
    id: 'public.feature-assets.list.any-subdistrict',
    defaultMessage: 'ทุกตำบล/แขวง',
    description: 'Choice of no subdistrict',
  },
  addStation: {
    id: 'public.feature-assets.list.add-station',
    defaultMessage: 'เลือกสถานี',
    description: 'Select that adds a station to the filter',
  },
  within: {
    id: 'public.feature-assets.list.within',
    defaultMessage: 'ภายใน {distance}',
    description: 'So near to the station',
  },
  anyBedrooms: {
    id: 'public.feature-assets.list.any-bedrooms',
    defaultMessage: 'กี่ห้องก็ได้',
    description: 'Any number of bedrooms',
  },
  bedroomsFrom: {
    id: 'public.feature-assets.list.bedrooms-from',
    defaultMessage: '{count, plural, other {# ห้องขึ้นไป}}',
    description: 'So many bedrooms or more',
  },
  any: {
    id: 'public.feature-assets.list.any',
    defaultMessage: 'ไม่จำกัด',
    description: 'Choice of none of a list',
  },
  anyTime: {
    id: 'public.feature-assets.list.any-time',
    defaultMessage: 'เมื่อไรก็ได้',
    description: 'Choice of no limit of days',
  },
  lastDays: {
    id: 'public.feature-assets.list.last-days',
    defaultMessage: '{count, plural, other {ลงใน # วันที่ผ่านมา}}',
    description: 'Listed so many days ago at most',
  },
  allFilters: {
    id: 'public.feature-assets.list.all-filters',
    defaultMessage: 'ตัวกรองเพิ่มเติม',
    description: 'Link that shows all filters',
  },
  fewerFilters: {
    id: 'public.feature-assets.list.fewer-filters',
    defaultMessage: 'แสดงตัวกรองน้อยลง',
    description: 'Link that hides the additional filters',
  },
  clear: {
    id: 'public.feature-assets.list.clear',
    defaultMessage: 'ล้างตัวกรอง',
    description: 'Link that drops all filters',
  },
  apply: {
    id: 'public.feature-assets.list.apply',
    defaultMessage: '{count, plural, other {แสดง # ประกาศ}}',
    description: 'Button that applies the filters',
  },
  active: {
    id: 'public.feature-assets.list.active',
    defaultMessage: 'ตัวกรองที่ใช้อยู่',
    description: 'Name of the row of chips',
  },
  remove: {
    id: 'public.feature-assets.list.remove',
    defaultMessage: 'เอา {filter} ออก',
    description: 'Cross on a chip',
  },
  query: {
    id: 'public.feature-assets.list.query',
    defaultMessage: '“{text}”',
    description: 'Chip of the searched words',
  },
  minPrice: {
    id: 'public.feature-assets.list.min-price',
    defaultMessage: 'ตั้งแต่ {price}',
    description: 'Chip of the lowest price',
  },
  maxPrice: {
    id: 'public.feature-assets.list.max-price',
    defaultMessage: 'ไม่เกิน {price}',
    description: 'Chip of the highest price',
  },
  bedroomsChip: {
    id: 'public.feature-assets.list.bedrooms-chip',
    defaultMessage: '{count, plural, other {# ห้องนอนขึ้นไป}}',
    description: 'Chip of the fewest bedrooms',
  },
  bathroomsChip: {
    id: 'public.feature-assets.list.bathrooms-chip',
    defaultMessage: '{count, plural, other {# ห้องน้ำขึ้นไป}}',
    description: 'Chip of the fewest bathrooms',
  },
  nearStation: {
    id: 'public.feature-assets.list.near-station',
    defaultMessage: 'ใกล้{name} ({distance})',
    description: 'Chip of a station; distance like 800 m',
  },
});
