import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  call: { phone: string };
  line: NoMessageValues;
  slots: NoMessageValues;
  missing: NoMessageValues;
  status: { name: string };
  general: NoMessageValues;
  markedReplied: NoMessageValues;
}>({
  call: {
    id: 'account.feature-my-account.lead-card.call',
    defaultMessage: 'โทร {phone}',
    description: 'Link that calls the sender',
  },
  line: {
    id: 'account.feature-my-account.lead-card.line',
    defaultMessage: 'ตอบทาง LINE',
    description: 'Link that opens a chat with the sender',
  },
  slots: {
    id: 'account.feature-my-account.lead-card.slots',
    defaultMessage: 'สะดวกดู',
    description: 'Above the times at which the sender would come',
  },
  missing: {
    id: 'account.feature-my-account.lead-card.missing',
    defaultMessage: 'อยากรู้เรื่อง',
    description: 'Above the facts that the sender misses',
  },
  status: {
    id: 'account.feature-my-account.lead-card.status',
    defaultMessage: 'สถานะของข้อความจาก {name}',
    description: 'Label of the choice of a state',
  },
  general: {
    id: 'account.feature-my-account.lead-card.general',
    defaultMessage: 'ถึงคุณโดยตรง',
    description: 'The enquiry is about no listing in particular',
  },
  markedReplied: {
    id: 'account.feature-my-account.lead-card.marked-replied',
    defaultMessage: 'ทำเครื่องหมายว่าตอบแล้ว',
    description: 'Said after a way to answer was pressed',
  },
});
