import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  found: { count: number };
  search: NoMessageValues;
  placeholder: NoMessageValues;
  submit: NoMessageValues;
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
  apply: NoMessageValues;
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
  refused: NoMessageValues;
  pages: NoMessageValues;
  pageNumber: { page: number };
  previous: NoMessageValues;
  next: NoMessageValues;
  moreFilters: NoMessageValues;
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
  placeholder: {
    id: 'public.feature-assets.list.placeholder',
    defaultMessage: 'ทำเล สถานี โครงการ เช่น คอนโด ทองหล่อ',
    description: 'Example inside the empty search box',
  },
  submit: { id: 'public.feature-assets.list.submit', defaultMessage: 'ค้นหา', description: 'Button of the search box' },
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
  deal: { id: 'public.feature-assets.list.deal', defaultMessage: 'ต้องการ', description: 'Filter by sale, rent …' },
  type: { id: 'public.feature-assets.list.type', defaultMessage: 'ประเภททรัพย์', description: 'Filter by property type' },
  province: { id: 'public.feature-assets.list.province', defaultMessage: 'จังหวัด', description: 'Filter by province' },
  anywhere: {
    id: 'public.feature-assets.list.anywhere',
    defaultMessage: 'ทุกจังหวัด',
    description: 'Choice of no province',
  },
  price: { id: 'public.feature-assets.list.price', defaultMessage: 'ราคา (บาท)', description: 'Filter by price' },
  priceMin: { id: 'public.feature-assets.list.price-min', defaultMessage: 'ต่ำสุด', description: 'Lowest price' },
  priceMax: { id: 'public.feature-assets.list.price-max', defaultMessage: 'สูงสุด', description: 'Highest price' },
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
    defaultMessage: 'แสดงผล',
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
    description: 'Suggestion to drop one filter, with what would be found',
  },
  showAll: {
    id: 'public.feature-assets.list.show-all',
    defaultMessage: 'ดูทั้งหมด',
    description: 'Link to the list without filters',
  },
  refused: {
    id: 'public.feature-assets.list.refused',
    defaultMessage: 'ตัวกรองบางข้อในลิงก์ใช้ไม่ได้ จึงไม่ได้นำมาใช้',
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
  moreFilters: {
    id: 'public.feature-assets.list.more-filters',
    defaultMessage: 'ตัวกรองอื่น',
    description: 'Name of a filter that has no own name here',
  },
  description: {
    id: 'public.feature-assets.list.description',
    defaultMessage: '{count, plural, other {รวม # ประกาศบ้าน คอนโด ที่ดิน ทั่วไทย พร้อมราคา ทำเล และวันที่ยืนยันล่าสุด}}',
    description: 'Description of the list page for search engines',
  },
});
