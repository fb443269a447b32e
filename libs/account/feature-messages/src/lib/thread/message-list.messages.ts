import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: defineMessage<{ name: string }>({
    id: 'account.feature-messages.list.label',
    defaultMessage: 'ข้อความกับ {name}',
    description: 'Name of the list of messages; it can be scrolled',
  }),
  earlier: {
    id: 'account.feature-messages.list.earlier',
    defaultMessage: 'ดูข้อความก่อนหน้า',
    description: 'Button above the messages that loads older ones',
  },
  earlierFailed: {
    id: 'account.feature-messages.list.earlier-failed',
    defaultMessage: 'โหลดข้อความก่อนหน้าไม่ได้ ลองอีกครั้ง',
    description: 'Error: older messages could not be loaded',
  },
  arrived: defineMessage<{ name: string; text: string }>({
    id: 'account.feature-messages.list.arrived',
    defaultMessage: 'ข้อความใหม่จาก {name}: {text}',
    description: 'Announced to screen readers when a message arrives',
  }),
});
