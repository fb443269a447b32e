import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  you: {
    id: 'account.feature-messages.bubble.you',
    defaultMessage: 'คุณ',
    description: 'For screen readers, before a message that the reader wrote',
  },
  sent: {
    id: 'account.feature-messages.bubble.sent',
    defaultMessage: 'ส่งแล้ว',
    description: 'State of a message: sent, not yet on the other side’s device',
  },
  delivered: {
    id: 'account.feature-messages.bubble.delivered',
    defaultMessage: 'ถึงแล้ว',
    description: 'State of a message: on the other side’s device, not yet read',
  },
  read: {
    id: 'account.feature-messages.bubble.read',
    defaultMessage: 'อ่านแล้ว',
    description: 'State of a message: read by the other side',
  },
  sending: {
    id: 'account.feature-messages.bubble.sending',
    defaultMessage: 'กำลังส่ง',
    description: 'State of a message: being sent',
  },
  waiting: {
    id: 'account.feature-messages.bubble.waiting',
    defaultMessage: 'จะส่งเมื่อเชื่อมต่อได้',
    description: 'State of a message: sent when there is a connection',
  },
  failed: defineMessage<{ reason: string }>({
    id: 'account.feature-messages.bubble.failed',
    defaultMessage: 'ส่งไม่ได้: {reason}',
    description: 'State of a message: the server refused it; the reason is a sentence',
  }),
  retry: {
    id: 'account.feature-messages.bubble.retry',
    defaultMessage: 'ลองส่งอีกครั้ง',
    description: 'Button that sends a refused message again',
  },
  discard: {
    id: 'account.feature-messages.bubble.discard',
    defaultMessage: 'ไม่ส่งแล้ว',
    description: 'Button that removes a refused message',
  },
  inThai: {
    id: 'account.feature-messages.bubble.in-thai',
    defaultMessage: 'ภาษาไทย',
    description: 'Mark of a message: it was written on the Thai site',
  },
  inEnglish: {
    id: 'account.feature-messages.bubble.in-english',
    defaultMessage: 'ภาษาอังกฤษ',
    description: 'Mark of a message: it was written on the English site',
  },
  contact: {
    id: 'account.feature-messages.bubble.contact',
    defaultMessage: 'มีเบอร์ ไลน์ หรือลิงก์จากคนที่เพิ่งเข้ามาใหม่ ดูให้แน่ใจก่อนติดต่อหรือกดลิงก์',
    description: 'Warning below a message with contact details from a new member',
  },
  money: {
    id: 'account.feature-messages.bubble.money',
    defaultMessage: 'อย่าเพิ่งโอนเงิน ไปดูทรัพย์จริงและตรวจว่าอีกฝ่ายเป็นเจ้าของก่อน',
    description: 'Warning below a message that mentions a transfer or a deposit',
  },
});
