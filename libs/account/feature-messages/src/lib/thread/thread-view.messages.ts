import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  blocked: defineMessage<{ name: string }>({
    id: 'account.feature-messages.thread.blocked',
    defaultMessage: 'คุณบล็อก {name} ไว้ จึงส่งข้อความถึงกันไม่ได้',
    description: 'Instead of the text field: the reader has blocked the other side',
  }),
  unblock: {
    id: 'account.feature-messages.thread.unblock',
    defaultMessage: 'เลิกบล็อก',
    description: 'Button that allows messages of the other side again',
  },
  closed: {
    id: 'account.feature-messages.thread.closed',
    defaultMessage: 'ส่งข้อความในการสนทนานี้ไม่ได้แล้ว',
    description: 'Instead of the text field: no further messages can be sent',
  },
  gone: {
    id: 'account.feature-messages.thread.gone',
    defaultMessage: 'อีกฝ่ายลบบัญชีแล้ว ส่งข้อความต่อไม่ได้',
    description: 'Instead of the text field: the other side’s account was deleted',
  },
  loading: {
    id: 'account.feature-messages.thread.loading',
    defaultMessage: 'กำลังโหลด',
    description: 'Loading the messages',
  },
  failed: {
    id: 'account.feature-messages.thread.failed',
    defaultMessage: 'โหลดข้อความไม่ได้',
    description: 'Error: the messages could not be loaded',
  },
  offline: {
    id: 'account.feature-messages.thread.offline',
    defaultMessage: 'ไม่มีอินเทอร์เน็ต ข้อความที่ส่งตอนนี้จะไปถึงเมื่อกลับมาออนไลน์',
    description: 'Above the text field: there is no network',
  },
  stale: {
    id: 'account.feature-messages.thread.stale',
    defaultMessage: 'ข้อความอาจยังไม่ครบ เพราะเชื่อมต่อไม่ได้',
    description: 'Above the text field: newer messages could not be loaded',
  },
  retry: {
    id: 'account.feature-messages.thread.retry',
    defaultMessage: 'ลองใหม่',
    description: 'Button that loads the messages again',
  },
});
