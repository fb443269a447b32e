import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  untitled: NoMessageValues;
  select: { title: string };
  completeness: { percent: number };
  confirmed: { when: string };
  expires: { date: string };
  changed: { when: string };
  hidden: NoMessageValues;
  views: { count: number };
  leads: { count: number };
  saves: { count: number };
  inDays: NoMessageValues;
  figures: NoMessageValues;
  more: { title: string };
  manage: NoMessageValues;
}>({
  untitled: {
    id: 'account.feature-my-account.asset.untitled',
    defaultMessage: 'ยังไม่ได้ตั้งชื่อ',
    description: 'A draft without a title',
  },
  select: {
    id: 'account.feature-my-account.asset.select',
    defaultMessage: 'เลือก {title}',
    description: 'Checkbox of a listing, to confirm several',
  },
  completeness: {
    id: 'account.feature-my-account.asset.completeness',
    defaultMessage: 'ครบ {percent}%',
    description: 'How complete a listing is',
  },
  confirmed: {
    id: 'account.feature-my-account.asset.confirmed',
    defaultMessage: 'ยืนยันล่าสุด {when}',
    description: '{when} is e.g. "today" or "3 days ago"',
  },
  expires: {
    id: 'account.feature-my-account.asset.expires',
    defaultMessage: 'แสดงถึง {date}',
    description: 'The day on which an unconfirmed listing expires',
  },
  changed: {
    id: 'account.feature-my-account.asset.changed',
    defaultMessage: 'แก้ไขล่าสุด {when}',
    description: '{when} is e.g. "today"',
  },
  hidden: {
    id: 'account.feature-my-account.asset.hidden',
    defaultMessage: 'ถูกซ่อนเพราะมีผู้รายงาน ทีมงานกำลังตรวจสอบ',
    description: 'Why a listing is hidden',
  },
  views: {
    id: 'account.feature-my-account.asset.views',
    defaultMessage: '{count, plural, other {เข้าชม # ครั้ง}}',
    description: 'Number of views in 30 days',
  },
  leads: {
    id: 'account.feature-my-account.asset.leads',
    defaultMessage: '{count, plural, other {ติดต่อ # ครั้ง}}',
    description: 'Number of enquiries in 30 days',
  },
  saves: {
    id: 'account.feature-my-account.asset.saves',
    defaultMessage: '{count, plural, other {บันทึก # ครั้ง}}',
    description: 'Number of saves in 30 days',
  },
  inDays: {
    id: 'account.feature-my-account.asset.in-days',
    defaultMessage: 'ใน 30 วัน',
    description: 'After the numbers of views, saves and enquiries',
  },
  figures: {
    id: 'account.feature-my-account.asset.figures',
    defaultMessage: 'ดูตัวเลข',
    description: 'Button that shows the figures of a listing',
  },
  more: {
    id: 'account.feature-my-account.asset.more',
    defaultMessage: 'จัดการ {title}',
    description: 'Button that opens the menu of a listing',
  },
  manage: {
    id: 'account.feature-my-account.asset.manage',
    defaultMessage: 'จัดการ',
    description: 'Button that opens the menu of a listing, short',
  },
});
