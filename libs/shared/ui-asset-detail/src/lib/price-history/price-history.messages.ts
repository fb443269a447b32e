import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'shared.ui-asset-detail.price-history.title',
    defaultMessage: 'ประวัติราคา',
    description: 'Heading above price changes',
  },
  unchanged: defineMessage<{ date: string }>({
    id: 'shared.ui-asset-detail.price-history.unchanged',
    defaultMessage: 'ราคาเดิมตั้งแต่ลงประกาศครั้งแรก {date}',
    description: 'When the price was never changed',
  }),
  sale: {
    id: 'shared.ui-asset-detail.price-history.sale',
    defaultMessage: 'ราคาขาย',
    description: 'Heading of the sale price changes, when the rent has changed too',
  },
  rent: {
    id: 'shared.ui-asset-detail.price-history.rent',
    defaultMessage: 'ค่าเช่าต่อเดือน',
    description: 'Heading of the rent changes, when the sale price has changed too',
  },
  takeover: {
    id: 'shared.ui-asset-detail.price-history.takeover',
    defaultMessage: 'ราคาเซ้ง',
    description: 'Heading above changes of the takeover price',
  },
  loweredInAll: defineMessage<{ count: number; percent: number }>({
    id: 'shared.ui-asset-detail.price-history.lowered-in-all',
    defaultMessage: '{count, plural, other {เปลี่ยนราคา # ครั้ง}} ลดลงรวม {percent}%',
    description: 'Total change: the price is lower than the first price',
  }),
  raisedInAll: defineMessage<{ count: number; percent: number }>({
    id: 'shared.ui-asset-detail.price-history.raised-in-all',
    defaultMessage: '{count, plural, other {เปลี่ยนราคา # ครั้ง}} เพิ่มขึ้นรวม {percent}%',
    description: 'Total change: the price is not lower than the first price',
  }),
  date: {
    id: 'shared.ui-asset-detail.price-history.date',
    defaultMessage: 'วันที่',
    description: 'Column heading: date, for screen readers',
  },
  price: {
    id: 'shared.ui-asset-detail.price-history.price',
    defaultMessage: 'ราคา',
    description: 'Column heading: price, for screen readers',
  },
  change: {
    id: 'shared.ui-asset-detail.price-history.change',
    defaultMessage: 'เปลี่ยนแปลง',
    description: 'Column heading: change, for screen readers',
  },
  listed: {
    id: 'shared.ui-asset-detail.price-history.listed',
    defaultMessage: 'ลงประกาศครั้งแรก',
    description: 'In the table, next to the first price',
  },
  lower: defineMessage<{ percent: number }>({
    id: 'shared.ui-asset-detail.price-history.lower',
    defaultMessage: 'ลด {percent}%',
    description: 'In the table: the price was lowered by this amount',
  }),
  higher: defineMessage<{ percent: number }>({
    id: 'shared.ui-asset-detail.price-history.higher',
    defaultMessage: 'ขึ้น {percent}%',
    description: 'In the table: the price was raised by this amount',
  }),
});
