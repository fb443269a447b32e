import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{ label: NoMessageValues; call: { phone: string }; line: { id: string } }>({
  label: {
    id: 'shared.layouts.contact-bar.label',
    defaultMessage: 'ติดต่อและการแสดงผล',
    description: 'Names the bar at the very top, with phone, LINE, language and colours, for screen readers',
  },
  call: {
    id: 'shared.layouts.contact-bar.call',
    defaultMessage: 'โทร {phone}',
    description: 'Name of the link with the phone number, for screen readers',
  },
  line: {
    id: 'shared.layouts.contact-bar.line',
    defaultMessage: 'LINE {id}',
    description: 'Name of the link to the LINE account, for screen readers',
  },
});
