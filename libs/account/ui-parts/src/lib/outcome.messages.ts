import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  failed: {
    id: 'account.ui-parts.outcome.failed',
    defaultMessage: 'ทำไม่สำเร็จ',
    description: 'Error: the action failed; the reason follows',
  },
  offline: {
    id: 'account.ui-parts.outcome.offline',
    defaultMessage: 'ไม่มีอินเทอร์เน็ต ยังไม่ได้เปลี่ยนอะไร',
    description: 'Error: the action failed because there is no network',
  },
  undo: {
    id: 'account.ui-parts.outcome.undo',
    defaultMessage: 'เลิกทำ',
    description: 'Button that undoes the last action',
  },
});
