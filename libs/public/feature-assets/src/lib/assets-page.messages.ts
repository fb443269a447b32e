import { defineMessages, type NoMessageValues } from 'react-intl';

/** The list itself: what was found, in which order, on which page, and what to do when nothing was. */
export const messages = defineMessages<{
  title: NoMessageValues;
  found: { count: number };
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
  widen: { distance: string; count: number };
  showAll: NoMessageValues;
  refused: { filters: string };
  pages: NoMessageValues;
  pageNumber: { page: number };
  previous: NoMessageValues;
  next: NoMessageValues;
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
    defaultMessage: 'ไม่พบประกาศที่ตรงทุกข้อ ลองผ่อนตัวกรองบางข้อ',
    description: 'Nothing matches',
  },
  relax: {
    id: 'public.feature-assets.list.relax',
    defaultMessage: 'เอา {filter} ออก ({count, plural, other {# ประกาศ}})',
    description: 'Suggestion to drop one or two filters, with what would be found',
  },
  widen: {
    id: 'public.feature-assets.list.widen',
    defaultMessage: 'ขยายเป็น {distance} จากสถานี ({count, plural, other {# ประกาศ}})',
    description: 'Suggestion to look farther from the chosen stations; distance like 800 m',
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
  description: {
    id: 'public.feature-assets.list.description',
    defaultMessage: '{count, plural, other {รวม # ประกาศบ้าน คอนโด ที่ดิน ทั่วไทย พร้อมราคา ทำเล และวันที่ยืนยันล่าสุด}}',
    description: 'Description of the list page for search engines',
  },
});
