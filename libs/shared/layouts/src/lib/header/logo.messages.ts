import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  home: {
    id: 'shared.layouts.logo.home',
    defaultMessage: 'หน้าแรก',
    description: 'After the brand name in the name of the logo, which links to the home page; for screen readers',
  },
});
