import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  call: defineMessage<{ phone: string }>({
    id: 'account.feature-messages.contact.call',
    defaultMessage: 'โทร {phone}',
    description: 'Link that calls the buyer',
  }),
  line: {
    id: 'account.feature-messages.contact.line',
    defaultMessage: 'ตอบทาง LINE',
    description: 'Link that opens a chat with the buyer',
  },
});
