import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  phoneVerified: {
    id: 'public.feature-member.page.phone-verified',
    defaultMessage: 'ยืนยันเบอร์โทรแล้ว',
    description: 'Badge: the phone number is verified',
  },
  lineLinked: {
    id: 'public.feature-member.page.line-linked',
    defaultMessage: 'เชื่อม LINE แล้ว',
    description: 'Badge: the LINE account is linked',
  },
  since: defineMessage<{ date: string }>({
    id: 'public.feature-member.page.since',
    defaultMessage: 'เป็นสมาชิกตั้งแต่ {date}',
    description: 'Month when the member joined',
  }),
  closed: defineMessage<{ count: number }>({
    id: 'public.feature-member.page.closed',
    defaultMessage: '{count, plural, other {ปิดการขายหรือเช่าแล้ว # ประกาศ}}',
    description: 'Number of the member’s listings that were sold or rented out',
  }),
  bio: {
    id: 'public.feature-member.page.bio',
    defaultMessage: 'เกี่ยวกับผู้ขาย',
    description: 'Heading above the biography of the member',
  },
  onlyThai: {
    id: 'public.feature-member.page.only-thai',
    defaultMessage: 'มีเฉพาะภาษาไทย',
    description: 'Note on the English page above a text that exists only in Thai',
  },
  contact: {
    id: 'public.feature-member.page.contact',
    defaultMessage: 'ติดต่อผู้ขาย',
    description: 'Heading above the contact methods of the member',
  },
  active: defineMessage<{ count: number }>({
    id: 'public.feature-member.page.active',
    defaultMessage: '{count, plural, other {ประกาศที่เปิดอยู่ # รายการ}}',
    description: 'Heading above the member’s listings',
  }),
  none: defineMessage<{ name: string }>({
    id: 'public.feature-member.page.none',
    defaultMessage: 'ตอนนี้ {name} ยังไม่มีประกาศที่เปิดอยู่',
    description: 'The member has no active listings',
  }),
  findOthers: {
    id: 'public.feature-member.page.find-others',
    defaultMessage: 'ดูประกาศทั้งหมด',
    description: 'Link to all listings',
  },
  pages: {
    id: 'public.feature-member.page.pages',
    defaultMessage: 'หน้าอื่น ๆ ของประกาศ',
    description: 'Name of the pagination',
  },
  pageNumber: defineMessage<{ page: number }>({
    id: 'public.feature-member.page.page-number',
    defaultMessage: 'หน้า {page}',
    description: 'Number of a page of the list',
  }),
  previous: {
    id: 'public.feature-member.page.previous',
    defaultMessage: 'หน้าก่อน',
    description: 'Link to the previous page',
  },
  next: { id: 'public.feature-member.page.next', defaultMessage: 'หน้าถัดไป', description: 'Link to the next page' },
  metaTitle: defineMessage<{ name: string }>({
    id: 'public.feature-member.page.meta-title',
    defaultMessage: '{name} ผู้ขายและปล่อยเช่า',
    description: 'Title of the page for search engines',
  }),
  metaDescription: defineMessage<{ name: string; count: number }>({
    id: 'public.feature-member.page.meta-description',
    defaultMessage: '{count, plural, other {ดูประกาศขายและให้เช่า # รายการของ {name} พร้อมช่องทางติดต่อ}}',
    description: 'Meta description, when the member has no biography',
  }),
});
