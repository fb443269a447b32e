import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'shared.layouts.contact-bar.label',
    defaultMessage: 'ติดต่อและการแสดงผล',
    description: 'Name of the bar at the top with phone, LINE, language and colour mode, for screen readers',
  },
  call: defineMessage<{ phone: string }>({
    id: 'shared.layouts.contact-bar.call',
    defaultMessage: 'โทร {phone}',
    description: 'Name of the link with the phone number, for screen readers',
  }),
  line: defineMessage<{ id: string }>({
    id: 'shared.layouts.contact-bar.line',
    defaultMessage: 'LINE {id}',
    description: 'Name of the link to the LINE account, for screen readers',
  }),
});
