import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  report: {
    id: 'public.contact-seller.report.report',
    defaultMessage: 'แจ้งปัญหาประกาศนี้',
    description: 'Button that opens the report form',
  },
});
