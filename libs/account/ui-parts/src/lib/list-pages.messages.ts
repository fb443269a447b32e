import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'account.ui-parts.list-pages.label',
    defaultMessage: 'หน้า',
    description: 'Name of the pagination',
  },
  previous: {
    id: 'account.ui-parts.list-pages.previous',
    defaultMessage: 'หน้าก่อน',
    description: 'Link to the previous page',
  },
  next: {
    id: 'account.ui-parts.list-pages.next',
    defaultMessage: 'หน้าถัดไป',
    description: 'Link to the next page',
  },
  current: defineMessage<{ page: number; pages: number }>({
    id: 'account.ui-parts.list-pages.current',
    defaultMessage: 'หน้า {page, number} จาก {pages, number}',
    description: 'Current page number and number of pages',
  }),
});
