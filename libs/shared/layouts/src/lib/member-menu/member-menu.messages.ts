import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  open: {
    id: 'shared.layouts.member-menu.open',
    defaultMessage: 'เมนูบัญชี',
    description:
      'Label of the button with the member’s picture, and of the menu that it opens. Without the name: it may be in another language, which a label cannot mark',
  },
  account: {
    id: 'shared.layouts.member-menu.account',
    defaultMessage: 'บัญชีของฉัน',
    description: 'Link to the member’s account',
  },
  list: {
    id: 'shared.layouts.member-menu.list',
    defaultMessage: 'ลงประกาศใหม่',
    description: 'Link to the form for a new listing',
  },
  setting: {
    id: 'shared.layouts.member-menu.setting',
    defaultMessage: 'ตั้งค่า',
    description: 'Link to the settings of the account',
  },
  signOut: {
    id: 'shared.layouts.member-menu.sign-out',
    defaultMessage: 'ออกจากระบบ',
    description: 'Button that signs out on this device',
  },
});
