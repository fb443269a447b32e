import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  back: {
    id: 'shared.layouts.back-link.back',
    defaultMessage: 'ย้อนกลับ',
    description: 'Link to the previous page',
  },
});
