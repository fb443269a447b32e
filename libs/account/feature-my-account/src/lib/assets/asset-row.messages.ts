import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  select: defineMessage<{ title: string }>({
    id: 'account.feature-my-account.asset.select',
    defaultMessage: 'เลือก {title}',
    description: 'Checkbox that selects a listing to confirm',
  }),
  completeness: defineMessage<{ percent: number }>({
    id: 'account.feature-my-account.asset.completeness',
    defaultMessage: 'ครบ {percent}%',
    description: 'Completeness score of a listing',
  }),
  confirmed: defineMessage<{ when: string }>({
    id: 'account.feature-my-account.asset.confirmed',
    defaultMessage: 'ยืนยันล่าสุด {when}',
    description: 'When the listing was last confirmed; {when} is for example "3 days ago"',
  }),
  expires: defineMessage<{ date: string }>({
    id: 'account.feature-my-account.asset.expires',
    defaultMessage: 'แสดงถึง {date}',
    description: 'The date when an unconfirmed listing expires',
  }),
  changed: defineMessage<{ when: string }>({
    id: 'account.feature-my-account.asset.changed',
    defaultMessage: 'แก้ไขล่าสุด {when}',
    description: 'When the listing was last changed; {when} is for example "today"',
  }),
  views: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.asset.views',
    defaultMessage: '{count, plural, other {เข้าชม # ครั้ง}}',
    description: 'Number of views in 30 days',
  }),
  leads: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.asset.leads',
    defaultMessage: '{count, plural, other {ติดต่อ # ครั้ง}}',
    description: 'Number of enquiries in 30 days',
  }),
  saves: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.asset.saves',
    defaultMessage: '{count, plural, other {บันทึก # ครั้ง}}',
    description: 'Number of saves in 30 days',
  }),
  inDays: defineMessage<{ days: number }>({
    id: 'account.feature-my-account.asset.in-days',
    defaultMessage: 'ใน {days} วัน',
    description: 'After the numbers of views, saves and enquiries: the period',
  }),
  figures: {
    id: 'account.feature-my-account.asset.figures',
    defaultMessage: 'ดูตัวเลข',
    description: 'Button that shows the statistics of a listing',
  },
  more: defineMessage<{ title: string }>({
    id: 'account.feature-my-account.asset.more',
    defaultMessage: 'จัดการ {title}',
    description: 'Button that opens the menu of a listing, for screen readers',
  }),
  manage: {
    id: 'account.feature-my-account.asset.manage',
    defaultMessage: 'จัดการ',
    description: 'Button that opens the menu of a listing, short',
  },
});
