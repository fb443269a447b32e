import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'public.feature-projects.prices.title',
    defaultMessage: 'ราคาที่ประกาศต่อ ตร.ม.',
    description: 'Heading above the price charts',
  },
  of: defineMessage<{ deal: 'sale' | 'rent' }>({
    id: 'public.feature-projects.prices.of',
    defaultMessage: '{deal, select, sale {ขาย} other {ให้เช่าต่อเดือน}} ค่ากลางรายไตรมาส และช่วงที่ 8 ใน 10 ประกาศอยู่',
    description: 'Above a price chart',
  }),
  table: {
    id: 'public.feature-projects.prices.table',
    defaultMessage: 'ดูเป็นตาราง',
    description: 'Opens the table of a price chart',
  },
  listings: defineMessage<{ count: number }>({
    id: 'public.feature-projects.prices.listings',
    defaultMessage: '{count, plural, other {# ประกาศ}}',
    description: 'Size of the sample',
  }),
  note: {
    id: 'public.feature-projects.prices.note',
    defaultMessage: 'เป็นราคาที่ประกาศ ไม่ใช่ราคาที่ซื้อขายจริง ไม่แสดงไตรมาสที่มีน้อยกว่า 8 ประกาศ',
    description: 'Below the price charts',
  },
});
