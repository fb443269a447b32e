import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'account.app.offline-page.title',
    defaultMessage: 'ไม่มีอินเทอร์เน็ต',
    description: 'Heading in place of a page that could not be loaded offline',
  },
  description: {
    id: 'account.app.offline-page.description',
    defaultMessage: 'หน้านี้จะเปิดให้เองเมื่อกลับมาออนไลน์',
    description: 'Below “No internet connection”',
  },
  back: {
    id: 'account.app.offline-page.back',
    defaultMessage: 'ย้อนกลับ',
    description: 'Button to the page before',
  },
});
