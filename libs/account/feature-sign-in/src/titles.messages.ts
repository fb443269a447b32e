import { defineMessages } from 'react-intl';

export const titles = defineMessages({
  signIn: {
    id: 'account.feature-sign-in.titles.sign-in',
    defaultMessage: 'เข้าสู่ระบบ',
    description: 'Title of the sign-in pages',
  },
  signUp: {
    id: 'account.feature-sign-in.titles.sign-up',
    defaultMessage: 'สมัครสมาชิก',
    description: 'Title of the sign-up page',
  },
});
