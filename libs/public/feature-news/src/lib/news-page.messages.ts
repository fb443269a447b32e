import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'public.feature-news.list.title',
    defaultMessage: 'ข่าวและคู่มืออสังหาฯ',
    description: 'Heading of the news list, and its title for search engines',
  },
  lead: {
    id: 'public.feature-news.list.lead',
    defaultMessage: 'เรื่องที่ควรรู้ก่อนซื้อ ขาย หรือเช่า อ่านจบแล้วใช้ได้จริง',
    description: 'Text below the heading of the news list',
  },
  metaDescription: {
    id: 'public.feature-news.list.meta-description',
    defaultMessage: 'คู่มือซื้อขายบ้าน คอนโด ที่ดิน กฎหมาย ภาษี ค่าโอน สัญญาเช่า และรถไฟฟ้า พร้อมแหล่งอ้างอิงทางการ',
    description: 'Meta description of the news list',
  },
  categories: {
    id: 'public.feature-news.list.categories',
    defaultMessage: 'หมวดข่าว',
    description: 'Name of the links to the categories',
  },
  all: {
    id: 'public.feature-news.list.all',
    defaultMessage: 'ทั้งหมด',
    description: 'Link to the news of all categories',
  },
  empty: {
    id: 'public.feature-news.list.empty',
    defaultMessage: 'ยังไม่มีบทความในหมวดนี้',
    description: 'When there are no articles',
  },
  rss: {
    id: 'public.feature-news.list.rss',
    defaultMessage: 'ติดตามผ่าน RSS',
    description: 'Link to the RSS feed',
  },
  pages: {
    id: 'public.feature-news.list.pages',
    defaultMessage: 'หน้าของรายการข่าว',
    description: 'Name of the pagination',
  },
  pageNumber: defineMessage<{ page: number }>({
    id: 'public.feature-news.list.page-number',
    defaultMessage: 'หน้า {page}',
    description: 'Link to a page of the list',
  }),
  previous: {
    id: 'public.feature-news.list.previous',
    defaultMessage: 'หน้าก่อน',
    description: 'Link to the previous page of the list',
  },
  next: {
    id: 'public.feature-news.list.next',
    defaultMessage: 'หน้าถัดไป',
    description: 'Link to the next page of the list',
  },
});
