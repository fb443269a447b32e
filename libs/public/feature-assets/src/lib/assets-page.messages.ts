import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  found: { count: number };
  search: NoMessageValues;
  filters: NoMessageValues;
  close: NoMessageValues;
  deal: NoMessageValues;
  type: NoMessageValues;
  province: NoMessageValues;
  anywhere: NoMessageValues;
  price: NoMessageValues;
  priceMin: NoMessageValues;
  priceMax: NoMessageValues;
  bedrooms: NoMessageValues;
  anyBedrooms: NoMessageValues;
  bedroomsFrom: { count: number };
  apply: { count: number };
  clear: NoMessageValues;
  active: NoMessageValues;
  remove: { filter: string };
  minPrice: { price: string };
  maxPrice: { price: string };
  query: { text: string };
  sort: NoMessageValues;
  newest: NoMessageValues;
  price_asc: NoMessageValues;
  price_desc: NoMessageValues;
  price_per_area: NoMessageValues;
  usable_desc: NoMessageValues;
  land_desc: NoMessageValues;
  confirmed: NoMessageValues;
  empty: NoMessageValues;
  relax: { filter: string; count: number };
  showAll: NoMessageValues;
  refused: { filters: string };
  pages: NoMessageValues;
  pageNumber: { page: number };
  previous: NoMessageValues;
  next: NoMessageValues;
  least: NoMessageValues;
  most: NoMessageValues;
  district: NoMessageValues;
  anyDistrict: NoMessageValues;
  subdistrict: NoMessageValues;
  anySubdistrict: NoMessageValues;
  station: NoMessageValues;
  addStation: NoMessageValues;
  distance: NoMessageValues;
  within: { distance: string };
  nearStation: { name: string; distance: string };
  bathrooms: NoMessageValues;
  bedroomsChip: { count: number };
  bathroomsChip: { count: number };
  usable: NoMessageValues;
  land: NoMessageValues;
  sqWah: { amount: string };
  furnishing: NoMessageValues;
  condition: NoMessageValues;
  titleDeed: NoMessageValues;
  tenure: NoMessageValues;
  quota: NoMessageValues;
  sellerRole: NoMessageValues;
  facilities: NoMessageValues;
  features: NoMessageValues;
  pets: NoMessageValues;
  any: NoMessageValues;
  postedWithin: NoMessageValues;
  anyTime: NoMessageValues;
  lastDays: { count: number };
  priceReduced: NoMessageValues;
  hasFloorPlan: NoMessageValues;
  hasVideo: NoMessageValues;
  mapArea: NoMessageValues;
  allFilters: NoMessageValues;
  fewerFilters: NoMessageValues;
  description: { count: number };
}>({
  title: {
    id: 'public.feature-assets.list.title',
    defaultMessage: 'ค้นหาทรัพย์',
    description: 'Heading of the list without filters',
  },
  found: {
    id: 'public.feature-assets.list.found',
    defaultMessage: '{count, plural, other {พบ # ประกาศ}}',
    description: 'How many listings match',
  },
  search: { id: 'public.feature-assets.list.search', defaultMessage: 'ค้นหา', description: 'Label of the search box' },
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
  deal: {
    id: 'public.feature-assets.list.deal',
    defaultMessage: 'ประเภทประกาศ',
    description: 'Filter by sale, rent …',
  },
  type: { id: 'public.feature-assets.list.type', defaultMessage: 'ประเภททรัพย์', description: 'Filter by property type' },
  province: { id: 'public.feature-assets.list.province', defaultMessage: 'จังหวัด', description: 'Filter by province' },
  anywhere: {
    id: 'public.feature-assets.list.anywhere',
    defaultMessage: 'ทุกจังหวัด',
    description: 'Choice of no province',
  },
  price: { id: 'public.feature-assets.list.price', defaultMessage: 'ราคา (บาท)', description: 'Filter by price' },
  priceMin: {
    id: 'public.feature-assets.list.price-min',
    defaultMessage: 'ราคาต่ำสุด',
    description: 'Name of the filter by lowest price',
  },
  priceMax: {
    id: 'public.feature-assets.list.price-max',
    defaultMessage: 'ราคาสูงสุด',
    description: 'Name of the filter by highest price',
  },
  bedrooms: { id: 'public.feature-assets.list.bedrooms', defaultMessage: 'ห้องนอน', description: 'Filter by bedrooms' },
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
  apply: {
    id: 'public.feature-assets.list.apply',
    defaultMessage: '{count, plural, other {แสดง # ประกาศ}}',
    description: 'Button that applies the filters',
  },
  clear: {
    id: 'public.feature-assets.list.clear',
    defaultMessage: 'ล้างตัวกรอง',
    description: 'Link that drops all filters',
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
  query: {
    id: 'public.feature-assets.list.query',
    defaultMessage: '“{text}”',
    description: 'Chip of the searched words',
  },
  sort: { id: 'public.feature-assets.list.sort', defaultMessage: 'เรียงตาม', description: 'Label of the order' },
  newest: { id: 'public.feature-assets.list.newest', defaultMessage: 'มาใหม่', description: 'Order: newest first' },
  price_asc: {
    id: 'public.feature-assets.list.price-asc',
    defaultMessage: 'ราคาต่ำไปสูง',
    description: 'Order: cheapest first',
  },
  price_desc: {
    id: 'public.feature-assets.list.price-desc',
    defaultMessage: 'ราคาสูงไปต่ำ',
    description: 'Order: dearest first',
  },
  price_per_area: {
    id: 'public.feature-assets.list.price-per-area',
    defaultMessage: 'ราคาต่อพื้นที่',
    description: 'Order: cheapest for its size first',
  },
  usable_desc: {
    id: 'public.feature-assets.list.usable-desc',
    defaultMessage: 'พื้นที่ใช้สอยมาก',
    description: 'Order: largest usable area first',
  },
  land_desc: {
    id: 'public.feature-assets.list.land-desc',
    defaultMessage: 'ที่ดินผืนใหญ่',
    description: 'Order: largest land first',
  },
  confirmed: {
    id: 'public.feature-assets.list.confirmed',
    defaultMessage: 'ยืนยันล่าสุด',
    description: 'Order: latest confirmed first',
  },
  empty: {
    id: 'public.feature-assets.list.empty',
    defaultMessage: 'ไม่พบประกาศที่ตรงทุกข้อ ลองเอาตัวกรองบางข้อออก',
    description: 'Nothing matches',
  },
  relax: {
    id: 'public.feature-assets.list.relax',
    defaultMessage: 'เอา{filter}ออก ({count, plural, other {# ประกาศ}})',
    description: 'Suggestion to drop one or two filters, with what would be found',
  },
  showAll: {
    id: 'public.feature-assets.list.show-all',
    defaultMessage: 'ดูทั้งหมด',
    description: 'Link to the list without filters',
  },
  refused: {
    id: 'public.feature-assets.list.refused',
    defaultMessage: 'ค่านี้ใช้ไม่ได้ จึงไม่ได้นำมากรอง: {filters}',
    description: 'Some values of the address were impossible and were left out',
  },
  pages: { id: 'public.feature-assets.list.pages', defaultMessage: 'หน้า', description: 'Name of the page links' },
  pageNumber: {
    id: 'public.feature-assets.list.page-number',
    defaultMessage: 'หน้า {page}',
    description: 'One page link; also part of the title',
  },
  previous: {
    id: 'public.feature-assets.list.previous',
    defaultMessage: 'หน้าก่อน',
    description: 'Link to the page before',
  },
  next: { id: 'public.feature-assets.list.next', defaultMessage: 'หน้าถัดไป', description: 'Link to the next page' },
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
  district: {
    id: 'public.feature-assets.list.district',
    defaultMessage: 'อำเภอ/เขต',
    description: 'Filter by district',
  },
  anyDistrict: {
    id: 'public.feature-assets.list.any-district',
    defaultMessage: 'ทุกอำเภอ/เขต',
    description: 'Choice of no district',
  },
  subdistrict: {
    id: 'public.feature-assets.list.subdistrict',
    defaultMessage: 'ตำบล/แขวง',
    description: 'Filter by subdistrict',
  },
  anySubdistrict: {
    id: 'public.feature-assets.list.any-subdistrict',
    defaultMessage: 'ทุกตำบล/แขวง',
    description: 'Choice of no subdistrict',
  },
  station: {
    id: 'public.feature-assets.list.station',
    defaultMessage: 'สถานีรถไฟฟ้า',
    description: 'Filter by rail station',
  },
  addStation: {
    id: 'public.feature-assets.list.add-station',
    defaultMessage: 'เลือกสถานี',
    description: 'Select that adds a station to the filter',
  },
  distance: {
    id: 'public.feature-assets.list.distance',
    defaultMessage: 'ระยะจากสถานี',
    description: 'Filter by how near to the station',
  },
  within: {
    id: 'public.feature-assets.list.within',
    defaultMessage: 'ภายใน {distance}',
    description: 'So near to the station',
  },
  nearStation: {
    id: 'public.feature-assets.list.near-station',
    defaultMessage: 'ใกล้{name} ({distance})',
    description: 'Chip of a station; distance like 800 m',
  },
  bathrooms: {
    id: 'public.feature-assets.list.bathrooms',
    defaultMessage: 'ห้องน้ำ',
    description: 'Filter by bathrooms',
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
  usable: {
    id: 'public.feature-assets.list.usable',
    defaultMessage: 'พื้นที่ใช้สอย (ตร.ม.)',
    description: 'Filter by usable area',
  },
  land: {
    id: 'public.feature-assets.list.land',
    defaultMessage: 'ที่ดิน (ตร.ว.)',
    description: 'Filter by land area',
  },
  sqWah: {
    id: 'public.feature-assets.list.sq-wah',
    defaultMessage: '{amount} ตร.ว.',
    description: 'A land area in a chip',
  },
  furnishing: {
    id: 'public.feature-assets.list.furnishing',
    defaultMessage: 'การตกแต่ง',
    description: 'Filter by furnishing',
  },
  condition: {
    id: 'public.feature-assets.list.condition',
    defaultMessage: 'สภาพ',
    description: 'Filter by condition',
  },
  titleDeed: {
    id: 'public.feature-assets.list.title-deed',
    defaultMessage: 'เอกสารสิทธิ์',
    description: 'Filter by title deed',
  },
  tenure: {
    id: 'public.feature-assets.list.tenure',
    defaultMessage: 'การถือครอง',
    description: 'Filter by freehold or leasehold',
  },
  quota: {
    id: 'public.feature-assets.list.quota',
    defaultMessage: 'โควตาคอนโด',
    description: 'Filter by Thai or foreign quota',
  },
  sellerRole: {
    id: 'public.feature-assets.list.seller-role',
    defaultMessage: 'ผู้ประกาศ',
    description: 'Filter by who offers it',
  },
  facilities: {
    id: 'public.feature-assets.list.facilities',
    defaultMessage: 'ส่วนกลาง',
    description: 'Filter by shared facilities',
  },
  features: {
    id: 'public.feature-assets.list.features',
    defaultMessage: 'ในทรัพย์',
    description: 'Filter by what is in the unit',
  },
  pets: {
    id: 'public.feature-assets.list.pets',
    defaultMessage: 'สัตว์เลี้ยง',
    description: 'Filter by whether pets may live there',
  },
  any: {
    id: 'public.feature-assets.list.any',
    defaultMessage: 'ไม่จำกัด',
    description: 'Choice of none of a list',
  },
  postedWithin: {
    id: 'public.feature-assets.list.posted-within',
    defaultMessage: 'วันที่ลงประกาศ',
    description: 'Filter by when it was listed',
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
  priceReduced: {
    id: 'public.feature-assets.list.price-reduced',
    defaultMessage: 'ลดราคาแล้ว',
    description: 'Filter by a lowered price',
  },
  hasFloorPlan: {
    id: 'public.feature-assets.list.has-floor-plan',
    defaultMessage: 'มีแปลนห้อง',
    description: 'Filter by a floor plan',
  },
  hasVideo: {
    id: 'public.feature-assets.list.has-video',
    defaultMessage: 'มีวิดีโอ',
    description: 'Filter by a video',
  },
  mapArea: {
    id: 'public.feature-assets.list.map-area',
    defaultMessage: 'ในกรอบแผนที่',
    description: 'Filter by the part of the map that is searched',
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
  description: {
    id: 'public.feature-assets.list.description',
    defaultMessage: '{count, plural, other {รวม # ประกาศบ้าน คอนโด ที่ดิน ทั่วไทย พร้อมราคา ทำเล และวันที่ยืนยันล่าสุด}}',
    description: 'Description of the list page for search engines',
  },
});
