import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  call: defineMessage<{ phone: string }>({
    id: 'account.feature-my-account.lead-card.call',
    defaultMessage: 'โทร {phone}',
    description: 'Link that calls the sender',
  }),
  line: {
    id: 'account.feature-my-account.lead-card.line',
    defaultMessage: 'ตอบทาง LINE',
    description: 'Link that opens a chat with the sender',
  },
  slots: {
    id: 'account.feature-my-account.lead-card.slots',
    defaultMessage: 'สะดวกดู',
    description: 'Heading above the viewing times that the sender proposes',
  },
  missing: {
    id: 'account.feature-my-account.lead-card.missing',
    defaultMessage: 'อยากรู้เรื่อง',
    description: 'Heading above the details that the sender asks for',
  },
  status: defineMessage<{ name: string }>({
    id: 'account.feature-my-account.lead-card.status',
    defaultMessage: 'สถานะของข้อความจาก {name}',
    description: 'Label of the state of an enquiry',
  }),
  general: {
    id: 'account.feature-my-account.lead-card.general',
    defaultMessage: 'ถึงคุณโดยตรง',
    description: 'The enquiry is not about a specific listing',
  },
  markedReplied: {
    id: 'account.feature-my-account.lead-card.marked-replied',
    defaultMessage: 'ทำเครื่องหมายว่าตอบแล้ว',
    description: 'Status after the member used a contact link: the enquiry is marked as replied',
  },
});
