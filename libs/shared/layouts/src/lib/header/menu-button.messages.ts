import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  open: {
    id: 'shared.layouts.menu-button.open',
    defaultMessage: 'เมนู',
    description: 'Button that opens the site’s menu; also the name of that menu',
  },
});
