import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'account.feature-viewings.thread.label',
    defaultMessage: 'นัดดูทรัพย์',
    description: 'Name of the part of a conversation with its viewings',
  },
  choose: {
    id: 'account.feature-viewings.thread.choose',
    defaultMessage: 'เลือกเวลานัดดู',
    description: 'Button in a conversation, for the buyer: opens the free times; also the heading of the dialog',
  },
  propose: {
    id: 'account.feature-viewings.thread.propose',
    defaultMessage: 'เสนอเวลานัดดู',
    description: 'Button in a conversation, for the seller: opens the form for times; also the heading of the dialog',
  },
  booked: {
    id: 'account.feature-viewings.thread.booked',
    defaultMessage: 'นัดเรียบร้อยแล้ว',
    description: 'Toast: the buyer has chosen a free time',
  },
  sent: {
    id: 'account.feature-viewings.thread.sent',
    defaultMessage: 'ส่งเวลาแล้ว รออีกฝ่ายตอบ',
    description: 'Toast: times were proposed, or a time was asked for',
  },
});
