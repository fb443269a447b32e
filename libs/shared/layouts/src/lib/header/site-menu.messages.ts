import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  open: {
    id: 'shared.layouts.site-menu.open',
    defaultMessage: 'เมนู',
    description: 'Button that opens the site menu; also the name of the menu',
  },
});
