import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  views: {
    id: 'account.feature-my-account.figures.views',
    defaultMessage: 'เข้าชม',
    description: 'Metric: number of page views',
  },
  saves: {
    id: 'account.feature-my-account.figures.saves',
    defaultMessage: 'บันทึก',
    description: 'Metric: number of times the asset was saved as a favourite',
  },
  compares: {
    id: 'account.feature-my-account.figures.compares',
    defaultMessage: 'เปรียบเทียบ',
    description: 'Metric: number of times the asset was added to a comparison',
  },
  reveals: {
    id: 'account.feature-my-account.figures.reveals',
    defaultMessage: 'ดูเบอร์',
    description: 'Metric: number of times the phone number was shown',
  },
  leads: {
    id: 'account.feature-my-account.figures.leads',
    defaultMessage: 'ติดต่อ',
    description: 'Metric: number of enquiries',
  },
  median: defineMessage<{ median: string }>({
    id: 'account.feature-my-account.figures.median',
    defaultMessage: 'ทรัพย์คล้ายกัน {median}',
    description: 'Median of similar listings, below a metric',
  }),
  compared: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.figures.compared',
    defaultMessage: 'เทียบกับค่ากลางของ {count, number} ประกาศชนิดเดียวกันในจังหวัดนี้ ราคาต่างกันไม่เกินครึ่ง',
    description: 'Explains what the statistics are compared with',
  }),
  alone: {
    id: 'account.feature-my-account.figures.alone',
    defaultMessage: 'ยังมีประกาศคล้ายกันไม่พอให้เทียบ',
    description: 'There is no median to compare with',
  },
  countedUntil: defineMessage<{ time: string }>({
    id: 'account.feature-my-account.figures.counted-until',
    defaultMessage: 'นับถึง {time} ปรับทุกนาที ไม่รวมการเข้าชมของคุณเองและบอต',
    description: 'Below the statistics: until when they count, and who is not counted',
  }),
  byDay: {
    id: 'account.feature-my-account.figures.by-day',
    defaultMessage: 'ดูรายวัน',
    description: 'Button that opens the table of daily statistics',
  },
  day: {
    id: 'account.feature-my-account.figures.day',
    defaultMessage: 'วันที่',
    description: 'Column heading: date',
  },
  table: defineMessage<{ days: number }>({
    id: 'account.feature-my-account.figures.table',
    defaultMessage: 'ตัวเลขรายวัน {days} วัน',
    description: 'Name of the table of daily statistics',
  }),
  title: defineMessage<{ title: string; days: number }>({
    id: 'account.feature-my-account.figures.title',
    defaultMessage: 'ตัวเลข {days} วันของ {title}',
    description: 'Heading of the statistics of a listing',
  }),
});
