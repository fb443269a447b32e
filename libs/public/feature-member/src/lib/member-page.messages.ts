import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  phoneVerified: NoMessageValues;
  lineLinked: NoMessageValues;
  since: { date: string };
  closed: { count: number };
  bio: NoMessageValues;
  onlyThai: NoMessageValues;
  contact: NoMessageValues;
  active: { count: number };
  none: { name: string };
  findOthers: NoMessageValues;
  pages: NoMessageValues;
  pageNumber: { page: number };
  previous: NoMessageValues;
  next: NoMessageValues;
  metaTitle: { name: string };
  metaDescription: { name: string; count: number };
}>({
  phoneVerified: {
    id: 'public.feature-member.page.phone-verified',
    defaultMessage: 'ยืนยันเบอร์โทรแล้ว',
    description: 'Badge: the phone was proven by a code',
  },
  lineLinked: {
    id: 'public.feature-member.page.line-linked',
    defaultMessage: 'เชื่อม LINE แล้ว',
    description: 'Badge: the LINE account is linked',
  },
  since: {
    id: 'public.feature-member.page.since',
    defaultMessage: 'เป็นสมาชิกตั้งแต่ {date}',
    description: 'Month the member joined',
  },
  closed: {
    id: 'public.feature-member.page.closed',
    defaultMessage: '{count, plural, other {ปิดการขายหรือเช่าแล้ว # ประกาศ}}',
    description: 'How many of the member’s listings were sold or rented out',
  },
  bio: {
    id: 'public.feature-member.page.bio',
    defaultMessage: 'เกี่ยวกับผู้ขาย',
    description: 'Heading above what the member says of themselves',
  },
  onlyThai: {
    id: 'public.feature-member.page.only-thai',
    defaultMessage: 'มีเฉพาะภาษาไทย',
    description: 'Note on the English page above a text that has no translation',
  },
  contact: {
    id: 'public.feature-member.page.contact',
    defaultMessage: 'ติดต่อผู้ขาย',
    description: 'Heading above the ways to reach the member',
  },
  active: {
    id: 'public.feature-member.page.active',
    defaultMessage: '{count, plural, other {ประกาศที่เปิดอยู่ # รายการ}}',
    description: 'Heading above the member’s listings',
  },
  none: {
    id: 'public.feature-member.page.none',
    defaultMessage: 'ตอนนี้ {name} ยังไม่มีประกาศที่เปิดอยู่',
    description: 'The member offers nothing now',
  },
  findOthers: {
    id: 'public.feature-member.page.find-others',
    defaultMessage: 'ดูประกาศทั้งหมด',
    description: 'Link to all listings',
  },
  pages: {
    id: 'public.feature-member.page.pages',
    defaultMessage: 'หน้าอื่น ๆ ของประกาศ',
    description: 'Name of the links to the other pages of the list',
  },
  pageNumber: {
    id: 'public.feature-member.page.page-number',
    defaultMessage: 'หน้า {page}',
    description: 'Number of a page of the list',
  },
  previous: {
    id: 'public.feature-member.page.previous',
    defaultMessage: 'หน้าก่อน',
    description: 'Link to the page before',
  },
  next: { id: 'public.feature-member.page.next', defaultMessage: 'หน้าถัดไป', description: 'Link to the page after' },
  metaTitle: {
    id: 'public.feature-member.page.meta-title',
    defaultMessage: '{name} ผู้ขายและปล่อยเช่า',
    description: 'Title of the page for search engines',
  },
  metaDescription: {
    id: 'public.feature-member.page.meta-description',
    defaultMessage: '{count, plural, other {ดูประกาศขายและให้เช่า # รายการของ {name} พร้อมช่องทางติดต่อ}}',
    description: 'Description of the page for search engines, where the member says nothing of themselves',
  },
});
