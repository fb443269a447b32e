import { defineMessage, defineMessages, type MessageTag } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'public.feature-areas.monthly-prices.title',
    defaultMessage: 'ราคาที่ตั้งตามเดือน',
    description: 'Heading above the median asking prices by month',
  },
  of: defineMessage<{ type: string; deal: string; unit: string }>({
    id: 'public.feature-areas.monthly-prices.of',
    defaultMessage:
      '{type} {deal, select, rent {ค่าเช่าต่อเดือน} other {ราคาขาย}}{unit, select, sqm {ต่อตารางเมตร} sq_wah {ต่อตารางวา} other {}} ค่ากลาง',
    description: 'What the price chart shows: type, deal and unit of area',
  }),
  table: {
    id: 'public.feature-areas.monthly-prices.table',
    defaultMessage: 'ดูเป็นตาราง',
    description: 'Opens the table of the months',
  },
  listings: defineMessage<{ count: number }>({
    id: 'public.feature-areas.monthly-prices.listings',
    defaultMessage: '{count, plural, other {# ประกาศ}}',
    description: 'Number of listings in a month',
  }),
  newest: {
    id: 'public.feature-areas.monthly-prices.newest',
    defaultMessage: 'ค่ากลางเดือนนี้',
    description: 'Caption of the medians of this month by type',
  },
  kind: defineMessage<{ type: string; deal: string }>({
    id: 'public.feature-areas.monthly-prices.kind',
    defaultMessage: '{type} {deal, select, rent {ให้เช่า} other {ขาย}}',
    description: 'A type for sale or for rent',
  }),
  note: defineMessage<{ demonstration: string; csv: MessageTag }>({
    id: 'public.feature-areas.monthly-prices.note',
    defaultMessage:
      'ค่ามัธยฐานของราคาที่ผู้ขายตั้ง แสดงเมื่อมีอย่างน้อย 8 ประกาศ {demonstration, select, yes {เป็นข้อมูลสาธิต ไม่ใช่ตลาดจริง } other {}}<csv>ดาวน์โหลด CSV (CC BY 4.0)</csv>',
    description: 'Note: asking prices, at least eight listings, demonstration; a link to the file with its licence',
  }),
});
