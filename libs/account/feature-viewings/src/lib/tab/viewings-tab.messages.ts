import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'account.feature-viewings.tab.title',
    defaultMessage: 'นัดดูทรัพย์',
    description: 'Heading of the tab with the viewings',
  },
  views: {
    id: 'account.feature-viewings.tab.views',
    defaultMessage: 'แสดง',
    description: 'Name of the row of links: upcoming, past, hours',
  },
  upcoming: {
    id: 'account.feature-viewings.tab.upcoming',
    defaultMessage: 'ที่กำลังจะถึง',
    description: 'Link: viewings that are to come',
  },
  past: {
    id: 'account.feature-viewings.tab.past',
    defaultMessage: 'ที่ผ่านมา',
    description: 'Link: viewings that are over or were ended',
  },
  hours: {
    id: 'account.feature-viewings.tab.hours',
    defaultMessage: 'เวลาที่เปิดให้ดู',
    description: 'Link: the hours in which the seller shows their properties',
  },
  print: {
    id: 'account.feature-viewings.tab.print',
    defaultMessage: 'พิมพ์',
    description: 'Button that prints the agenda',
  },
  waiting: defineMessage<{ count: number }>({
    id: 'account.feature-viewings.tab.waiting',
    defaultMessage: '{count, plural, other {รอคุณตอบ # นัด}}',
    description: 'Heading above the viewings that wait for the answer of the reader',
  }),
  empty: {
    id: 'account.feature-viewings.tab.empty',
    defaultMessage: 'เมื่อคุณจองเวลาดูทรัพย์ หรือมีคนจองดูทรัพย์ของคุณ นัดจะอยู่ที่นี่',
    description: 'There are no viewings to come',
  },
  openHours: {
    id: 'account.feature-viewings.tab.open-hours',
    defaultMessage: 'เปิดเวลาให้ผู้ซื้อจอง',
    description: 'Link to the hours, when there are no viewings',
  },
  emptyPast: {
    id: 'account.feature-viewings.tab.empty-past',
    defaultMessage: 'ยังไม่มีนัดที่ผ่านมา',
    description: 'There are no past viewings',
  },
  notFound: {
    id: 'account.feature-viewings.tab.not-found',
    defaultMessage: 'ไม่พบนัดนี้',
    description: 'The viewing of the address does not exist, or belongs to others',
  },
  all: {
    id: 'account.feature-viewings.tab.all',
    defaultMessage: 'ดูนัดทั้งหมด',
    description: 'Link from one viewing to all of them',
  },
  today: {
    id: 'account.feature-viewings.tab.today',
    defaultMessage: 'วันนี้',
    description: 'Beside the name of a day',
  },
  week: defineMessage<{ from: string; to: string }>({
    id: 'account.feature-viewings.tab.week',
    defaultMessage: 'สัปดาห์ {from} – {to}',
    description: 'Heading of the week at a glance, with its first and last day',
  }),
  earlier: {
    id: 'account.feature-viewings.tab.earlier',
    defaultMessage: 'สัปดาห์ก่อน',
    description: 'Link to the week before',
  },
  later: {
    id: 'account.feature-viewings.tab.later',
    defaultMessage: 'สัปดาห์ถัดไป',
    description: 'Link to the week after',
  },
  thisWeek: {
    id: 'account.feature-viewings.tab.this-week',
    defaultMessage: 'สัปดาห์นี้',
    description: 'Link to the current week',
  },
  free: {
    id: 'account.feature-viewings.tab.free',
    defaultMessage: 'ไม่มีนัด',
    description: 'A day of the week at a glance has no viewings',
  },
  blocked: {
    id: 'account.feature-viewings.tab.blocked',
    defaultMessage: 'งดนัด',
    description: 'A day on which the seller has no viewings',
  },
});
