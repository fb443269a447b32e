import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  back: {
    id: 'shared.layouts.back-bar.back',
    defaultMessage: 'ย้อนกลับ',
    description: 'Arrow to the page before this one',
  },
});
