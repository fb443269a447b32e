import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'account.feature-viewings.guest.title',
    defaultMessage: 'นัดดูทรัพย์',
    description: 'Heading of the page of one viewing, for a visitor without an account',
  },
  gone: {
    id: 'account.feature-viewings.guest.gone',
    defaultMessage: 'ลิงก์นี้ใช้ไม่ได้แล้ว',
    description: 'Heading: the link is unknown or has expired',
  },
  goneText: {
    id: 'account.feature-viewings.guest.gone-text',
    defaultMessage: 'เข้าสู่ระบบด้วยเบอร์ที่ใช้จอง แล้วดูนัดของคุณได้ในบัญชี',
    description: 'What to do without the link',
  },
  signIn: {
    id: 'account.feature-viewings.guest.sign-in',
    defaultMessage: 'เข้าสู่ระบบ',
    description: 'Link to the sign-in',
  },
  keep: {
    id: 'account.feature-viewings.guest.keep',
    defaultMessage: 'ใครมีลิงก์นี้ก็เปิดนัดนี้ได้ เข้าสู่ระบบด้วยเบอร์ที่ใช้จองเพื่อเก็บไว้ในบัญชี',
    description: 'Below the viewing: whoever has the link can open it',
  },
});
