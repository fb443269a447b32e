import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  home: {
    id: 'shared.layouts.logo.home',
    defaultMessage: 'หน้าแรก',
    description: 'Follows the brand name in the name of the logo, which leads to the home page; for screen readers',
  },
});
