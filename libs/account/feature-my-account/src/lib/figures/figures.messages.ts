import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  views: NoMessageValues;
  saves: NoMessageValues;
  compares: NoMessageValues;
  reveals: NoMessageValues;
  leads: NoMessageValues;
  median: { median: string };
  compared: { count: number };
  alone: NoMessageValues;
  byDay: NoMessageValues;
  day: NoMessageValues;
  table: NoMessageValues;
  title: { title: string };
}>({
  views: {
    id: 'account.feature-my-account.figures.views',
    defaultMessage: 'เข้าชม',
    description: 'Figure: how often the page was opened',
  },
  saves: {
    id: 'account.feature-my-account.figures.saves',
    defaultMessage: 'บันทึก',
    description: 'Figure: how often it was kept as a favourite',
  },
  compares: {
    id: 'account.feature-my-account.figures.compares',
    defaultMessage: 'เปรียบเทียบ',
    description: 'Figure: how often it was put into a comparison',
  },
  reveals: {
    id: 'account.feature-my-account.figures.reveals',
    defaultMessage: 'ดูเบอร์',
    description: 'Figure: how often the phone was revealed',
  },
  leads: {
    id: 'account.feature-my-account.figures.leads',
    defaultMessage: 'ติดต่อ',
    description: 'Figure: how many enquiries arrived',
  },
  median: {
    id: 'account.feature-my-account.figures.median',
    defaultMessage: 'ทรัพย์คล้ายกัน {median}',
    description: 'The median of similar listings, below a figure',
  },
  compared: {
    id: 'account.feature-my-account.figures.compared',
    defaultMessage: 'เทียบกับค่ากลางของ {count, number} ประกาศชนิดเดียวกันในจังหวัดนี้ ราคาต่างกันไม่เกินครึ่ง',
    description: 'What the figures are compared with',
  },
  alone: {
    id: 'account.feature-my-account.figures.alone',
    defaultMessage: 'ยังมีประกาศคล้ายกันไม่พอให้เทียบ',
    description: 'No median is shown',
  },
  byDay: {
    id: 'account.feature-my-account.figures.by-day',
    defaultMessage: 'ดูรายวัน',
    description: 'Opens the table of figures by day',
  },
  day: {
    id: 'account.feature-my-account.figures.day',
    defaultMessage: 'วันที่',
    description: 'Heading of the column of days',
  },
  table: {
    id: 'account.feature-my-account.figures.table',
    defaultMessage: 'ตัวเลขรายวัน 30 วัน',
    description: 'Name of the table of figures by day',
  },
  title: {
    id: 'account.feature-my-account.figures.title',
    defaultMessage: 'ตัวเลข 30 วันของ {title}',
    description: 'Name of the part with the figures of a listing',
  },
});
