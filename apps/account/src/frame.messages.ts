import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  toasts: {
    id: 'account.app.frame.toasts',
    defaultMessage: 'การแจ้งเตือน',
    description: 'Name of the region with the toasts',
  },
  close: { id: 'account.app.frame.close', defaultMessage: 'ปิด', description: 'Button that closes a toast' },
});
