import { defineMessages } from 'react-intl';

export const titles = defineMessages({
  account: { id: 'account.app.titles.account', defaultMessage: 'บัญชีของฉัน', description: 'Title of the account page' },
  setting: { id: 'account.app.titles.setting', defaultMessage: 'ตั้งค่า', description: 'Title of the settings' },
});
