import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  unchanged: { date: string };
  sale: NoMessageValues;
  rent: NoMessageValues;
  takeover: NoMessageValues;
  loweredInAll: { count: number; percent: number };
  raisedInAll: { count: number; percent: number };
  date: NoMessageValues;
  price: NoMessageValues;
  change: NoMessageValues;
  listed: NoMessageValues;
  lower: { percent: number };
  higher: { percent: number };
}>({
  title: {
    id: 'shared.asset-view.price-history.title',
    defaultMessage: 'ประวัติราคา',
    description: 'Heading above price changes',
  },
  unchanged: {
    id: 'shared.asset-view.price-history.unchanged',
    defaultMessage: 'ราคาเดิมตั้งแต่ลงประกาศครั้งแรก {date}',
    description: 'Where the price has never been changed',
  },
  sale: {
    id: 'shared.asset-view.price-history.sale',
    defaultMessage: 'ราคาขาย',
    description: 'Heading, where both sale price and rent have changed',
  },
  rent: {
    id: 'shared.asset-view.price-history.rent',
    defaultMessage: 'ค่าเช่าต่อเดือน',
    description: 'Heading, where both sale price and rent have changed',
  },
  takeover: {
    id: 'shared.asset-view.price-history.takeover',
    defaultMessage: 'ราคาเซ้ง',
    description: 'Heading above changes of a takeover price',
  },
  loweredInAll: {
    id: 'shared.asset-view.price-history.lowered-in-all',
    defaultMessage: '{count, plural, other {เปลี่ยนราคา # ครั้ง}} ลดลงรวม {percent}%',
    description: 'Sum of all changes: the price is lower than at first',
  },
  raisedInAll: {
    id: 'shared.asset-view.price-history.raised-in-all',
    defaultMessage: '{count, plural, other {เปลี่ยนราคา # ครั้ง}} เพิ่มขึ้นรวม {percent}%',
    description: 'Sum of all changes: the price is not lower than at first',
  },
  date: {
    id: 'shared.asset-view.price-history.date',
    defaultMessage: 'วันที่',
    description: 'Column of the price table, for screen readers',
  },
  price: {
    id: 'shared.asset-view.price-history.price',
    defaultMessage: 'ราคา',
    description: 'Column of the price table, for screen readers',
  },
  change: {
    id: 'shared.asset-view.price-history.change',
    defaultMessage: 'เปลี่ยนแปลง',
    description: 'Column of the price table, for screen readers',
  },
  listed: {
    id: 'shared.asset-view.price-history.listed',
    defaultMessage: 'ลงประกาศครั้งแรก',
    description: 'In the price table, beside the first price',
  },
  lower: {
    id: 'shared.asset-view.price-history.lower',
    defaultMessage: 'ลด {percent}%',
    description: 'In the price table: the price went down by so much',
  },
  higher: {
    id: 'shared.asset-view.price-history.higher',
    defaultMessage: 'ขึ้น {percent}%',
    description: 'In the price table: the price went up by so much',
  },
});
