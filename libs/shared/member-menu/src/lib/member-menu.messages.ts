import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  open: { name: string };
  account: NoMessageValues;
  list: NoMessageValues;
  signOut: NoMessageValues;
}>({
  open: {
    id: 'shared.member-menu.menu.open',
    defaultMessage: 'เมนูของ {name}',
    description: 'Button with the member’s picture that opens their menu',
  },
  account: {
    id: 'shared.member-menu.menu.account',
    defaultMessage: 'บัญชีของฉัน',
    description: 'Link to the member’s account',
  },
  list: {
    id: 'shared.member-menu.menu.list',
    defaultMessage: 'ลงประกาศใหม่',
    description: 'Link to the form for a new listing',
  },
  signOut: {
    id: 'shared.member-menu.menu.sign-out',
    defaultMessage: 'ออกจากระบบ',
    description: 'Button that ends the session on this device',
  },
});
