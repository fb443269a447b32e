import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the list: result count, order, pagination, and suggestions when nothing is found. */
export const messages = defineMessages({
  title: {
    id: 'public.feature-assets.list.title',
    defaultMessage: 'ค้นหาทรัพย์',
    description: 'Heading of the list without filters',
  },
  found: defineMessage<{ count: number }>({
    id: 'public.feature-assets.list.found',
    defaultMessage: '{count, plural, other {พบ # ประกาศ}}',
    description: 'Number of matching listings',
  }),
  sort: { id: 'public.feature-assets.list.sort', defaultMessage: 'เรียงตาม', description: 'Label of the sort order' },
  best: {
    id: 'public.feature-assets.list.best',
    defaultMessage: 'ตรงที่สุด',
    description: 'Sort order: best match',
  },
  newest: { id: 'public.feature-assets.list.newest', defaultMessage: 'มาใหม่', description: 'Sort order: newest first' },
  price_asc: {
    id: 'public.feature-assets.list.price-asc',
    defaultMessage: 'ราคาต่ำไปสูง',
    description: 'Sort order: lowest price first',
  },
  price_desc: {
    id: 'public.feature-assets.list.price-desc',
    defaultMessage: 'ราคาสูงไปต่ำ',
    description: 'Sort order: highest price first',
  },
  price_per_area: {
    id: 'public.feature-assets.list.price-per-area',
    defaultMessage: 'ราคาต่อพื้นที่',
    description: 'Sort order: lowest price per area first',
  },
  usable_desc: {
    id: 'public.feature-assets.list.usable-desc',
    defaultMessage: 'พื้นที่ใช้สอยมาก',
    description: 'Sort order: largest usable area first',
  },
  land_desc: {
    id: 'public.feature-assets.list.land-desc',
    defaultMessage: 'ที่ดินผืนใหญ่',
    description: 'Sort order: largest land area first',
  },
  confirmed: {
    id: 'public.feature-assets.list.confirmed',
    defaultMessage: 'ยืนยันล่าสุด',
    description: 'Sort order: recently confirmed first',
  },
  time: {
    id: 'public.feature-assets.list.time',
    defaultMessage: 'เดินทางเร็วที่สุด',
    description: 'Sort order: least time to the chosen places first',
  },
  distance: {
    id: 'public.feature-assets.list.nearest',
    defaultMessage: 'ใกล้สถานีที่สุด',
    description: 'Sort order: nearest to a station first',
  },
  empty: {
    id: 'public.feature-assets.list.empty',
    defaultMessage: 'ไม่พบประกาศที่ตรงทุกข้อ ลองผ่อนตัวกรองบางข้อ',
    description: 'No listing matches',
  },
  relax: defineMessage<{ filter: string; count: number }>({
    id: 'public.feature-assets.list.relax',
    defaultMessage: 'เอา {filter} ออก ({count, plural, other {# ประกาศ}})',
    description: 'Suggestion to remove one or two filters, with the number of results',
  }),
  widen: defineMessage<{ distance: string; count: number }>({
    id: 'public.feature-assets.list.widen',
    defaultMessage: 'ขยายเป็น {distance} จากสถานี ({count, plural, other {# ประกาศ}})',
    description: 'Suggestion to increase the distance from the stations; {distance} is for example 800 m',
  }),
  showAll: {
    id: 'public.feature-assets.list.show-all',
    defaultMessage: 'ดูทั้งหมด',
    description: 'Link to the list without filters',
  },
  refused: defineMessage<{ filters: string }>({
    id: 'public.feature-assets.list.refused',
    defaultMessage: 'ค่านี้ใช้ไม่ได้ จึงไม่ได้นำมากรอง: {filters}',
    description: 'Warning: some values in the URL are invalid and were ignored',
  }),
  pages: { id: 'public.feature-assets.list.pages', defaultMessage: 'หน้า', description: 'Name of the pagination' },
  pageNumber: defineMessage<{ page: number }>({
    id: 'public.feature-assets.list.page-number',
    defaultMessage: 'หน้า {page}',
    description: 'Link to a page; also part of the title',
  }),
  previous: {
    id: 'public.feature-assets.list.previous',
    defaultMessage: 'หน้าก่อน',
    description: 'Link to the previous page',
  },
  next: { id: 'public.feature-assets.list.next', defaultMessage: 'หน้าถัดไป', description: 'Link to the next page' },
  description: defineMessage<{ count: number }>({
    id: 'public.feature-assets.list.description',
    defaultMessage: '{count, plural, other {รวม # ประกาศบ้าน คอนโด ที่ดิน ทั่วไทย พร้อมราคา ทำเล และวันที่ยืนยันล่าสุด}}',
    description: 'Meta description of the list',
  }),
});
