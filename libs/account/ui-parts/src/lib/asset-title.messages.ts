import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  untitled: {
    id: 'account.ui-parts.asset.untitled',
    defaultMessage: 'ยังไม่ได้ตั้งชื่อ',
    description: 'Stands for the title of a draft without one',
  },
});
