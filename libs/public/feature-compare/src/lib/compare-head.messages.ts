import { defineMessage, defineMessages } from 'react-intl';

/** Title and description, which the app shows in the head of the document: they are among its messages. */
export const headMessages = defineMessages({
  title: { id: 'public.compare.page.title', defaultMessage: 'เปรียบเทียบทรัพย์', description: 'Title of the page' },
  description: {
    id: 'public.compare.page.description',
    defaultMessage: 'เทียบราคา ขนาด ทำเล และค่าใช้จ่ายของทรัพย์ 2–4 รายการแบบเคียงข้าง',
    description: 'Purpose of the page, below the title and for search engines',
  },
  count: defineMessage<{ count: number }>({
    id: 'public.compare.page.count',
    defaultMessage: '{count, plural, other {# ทรัพย์}}',
    description: 'Number of compared assets; also in the title of the document',
  }),
});
