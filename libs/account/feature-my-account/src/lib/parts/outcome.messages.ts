import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  failed: NoMessageValues;
  offline: NoMessageValues;
  undo: NoMessageValues;
}>({
  failed: {
    id: 'account.feature-my-account.outcome.failed',
    defaultMessage: 'ทำไม่สำเร็จ',
    description: 'Said when something could not be done; the reason follows',
  },
  offline: {
    id: 'account.feature-my-account.outcome.offline',
    defaultMessage: 'ไม่มีอินเทอร์เน็ต ยังไม่ได้เปลี่ยนอะไร',
    description: 'Said when something could not be done for want of a network',
  },
  undo: {
    id: 'account.feature-my-account.outcome.undo',
    defaultMessage: 'เลิกทำ',
    description: 'Button that takes the last action back',
  },
});
