import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'public.feature-assets.price-comparison.title',
    defaultMessage: 'เทียบกับราคาในประกาศอื่น',
    description: 'Heading of the section that compares the asking price with similar listings',
  },
  interval: defineMessage<{ count: string; low: string; high: string; middle: string }>({
    id: 'public.feature-assets.price-comparison.interval',
    defaultMessage: '{count} ประกาศที่คล้ายที่สุดตั้งราคาราว {low}–{high} ค่ากลาง {middle} เมื่อปรับให้ขนาดเท่ากัน',
    description: 'What similar listings ask, as a range; {count} is their number, the others are amounts in baht',
  }),
  error: defineMessage<{ count: string; place: string; median: number; covered: number }>({
    id: 'public.feature-assets.price-comparison.error',
    defaultMessage:
      'แม่นแค่ไหน: ลองประมาณ {count} ประกาศ{place, select, bangkok {ในกรุงเทพฯ} around {ในปริมณฑล} elsewhere {ในต่างจังหวัด} other {ทั่วประเทศ}} โดยไม่ดูราคาของประกาศนั้น ครึ่งหนึ่งคลาดไม่เกิน {median}% และ {covered}% ของราคาอยู่ในช่วง',
    description: 'How exact the range is, measured on listings of the same type and deal whose own price was left out',
  }),
  silent: {
    id: 'public.feature-assets.price-comparison.silent',
    defaultMessage: 'มีประกาศที่คล้ายกันน้อยเกินไป จึงไม่บอกช่วงราคา',
    description: 'Instead of the range, where fewer than eight listings are similar',
  },
  perUnit: defineMessage<{ unit: string; deal: string }>({
    id: 'public.feature-assets.price-comparison.per-unit',
    defaultMessage:
      '{deal, select, rent {ค่าเช่าต่อเดือน} other {ราคา}}ต่อ{unit, select, sq_wah {ตารางวา} other {ตารางเมตร}}',
    description: 'Caption of the table of prices per unit of area',
  }),
  place: {
    id: 'public.feature-assets.price-comparison.place',
    defaultMessage: 'ที่',
    description: 'Column heading, for screen readers: project, subdistrict or district',
  },
  median: {
    id: 'public.feature-assets.price-comparison.median',
    defaultMessage: 'ค่ากลาง',
    description: 'Column heading: median price per unit of area',
  },
  range: {
    id: 'public.feature-assets.price-comparison.range',
    defaultMessage: '8 ใน 10 ประกาศ',
    description: 'Column heading: the range in which eight of ten listings are',
  },
  own: {
    id: 'public.feature-assets.price-comparison.own',
    defaultMessage: 'ประกาศนี้',
    description: 'Row of the listing of the page itself, in the table of prices per unit of area',
  },
  listings: defineMessage<{ count: number }>({
    id: 'public.feature-assets.price-comparison.listings',
    defaultMessage: '{count, plural, other {# ประกาศ}}',
    description: 'Number of listings in a row of the table',
  }),
  comparables: {
    id: 'public.feature-assets.price-comparison.comparables',
    defaultMessage: 'ประกาศที่คล้ายที่สุด',
    description: 'Heading above the most similar listings',
  },
  sameProject: {
    id: 'public.feature-assets.price-comparison.same-project',
    defaultMessage: 'โครงการเดียวกัน',
    description: 'What a similar listing has in common: the same development',
  },
  away: defineMessage<{ distance: string }>({
    id: 'public.feature-assets.price-comparison.away',
    defaultMessage: 'ห่าง {distance}',
    description: 'How far away a similar listing is, e.g. 350 m',
  }),
  larger: defineMessage<{ percent: number }>({
    id: 'public.feature-assets.price-comparison.larger',
    defaultMessage: 'ใหญ่กว่า {percent}%',
    description: 'A similar listing is larger by this much',
  }),
  smaller: defineMessage<{ percent: number }>({
    id: 'public.feature-assets.price-comparison.smaller',
    defaultMessage: 'เล็กกว่า {percent}%',
    description: 'A similar listing is smaller by this much',
  }),
  sameSize: {
    id: 'public.feature-assets.price-comparison.same-size',
    defaultMessage: 'ขนาดเท่ากัน',
    description: 'A similar listing has the same size',
  },
  days: defineMessage<{ own: number }>({
    id: 'public.feature-assets.price-comparison.days',
    defaultMessage: '{own, plural, =0 {ลงประกาศวันนี้} other {ลงประกาศมา # วัน}}',
    description: 'Days on the market of this listing',
  }),
  daysOfOthers: defineMessage<{ others: number; scope: string; count: string }>({
    id: 'public.feature-assets.price-comparison.days-of-others',
    defaultMessage:
      'ประเภทเดียวกันใน{scope, select, district {เขตหรืออำเภอนี้} other {จังหวัดนี้}} {count} ประกาศ ค่ากลาง {others, plural, other {# วัน}}',
    description: 'Median days on the market of other listings of the kind, after those of this one',
  }),
  lowered: defineMessage<{ own: number; others: number }>({
    id: 'public.feature-assets.price-comparison.lowered',
    defaultMessage:
      '{own, plural, =0 {ประกาศนี้ยังไม่เคยลดราคา} other {ประกาศนี้ลดราคาแล้ว #%}} ประเภทเดียวกันลดราคาแล้ว {others}% ของประกาศ',
    description: 'By how much this price was lowered, and the share of listings of the kind whose price was lowered',
  }),
  note: defineMessage<{ since: string; at: string }>({
    id: 'public.feature-assets.price-comparison.note',
    defaultMessage: 'เป็นราคาที่ผู้ขายตั้ง ไม่ใช่ราคาที่ซื้อขายกันจริง จากประกาศที่ลงตั้งแต่ {since} ถึง {at}',
    description: 'Note: asking prices only, and the dates of the compared listings',
  }),
});
