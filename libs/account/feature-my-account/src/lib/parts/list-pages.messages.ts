import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  label: NoMessageValues;
  previous: NoMessageValues;
  next: NoMessageValues;
  current: { page: number; pages: number };
}>({
  label: {
    id: 'account.feature-my-account.list-pages.label',
    defaultMessage: 'หน้า',
    description: 'Name of the links to other pages of a list',
  },
  previous: {
    id: 'account.feature-my-account.list-pages.previous',
    defaultMessage: 'หน้าก่อน',
    description: 'Link to the previous page of a list',
  },
  next: {
    id: 'account.feature-my-account.list-pages.next',
    defaultMessage: 'หน้าถัดไป',
    description: 'Link to the next page of a list',
  },
  current: {
    id: 'account.feature-my-account.list-pages.current',
    defaultMessage: 'หน้า {page, number} จาก {pages, number}',
    description: 'Which page of a list is shown',
  },
});
