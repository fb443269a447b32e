import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  signIn: {
    id: 'account.feature-sign-in.passkey.sign-in',
    defaultMessage: 'เข้าสู่ระบบด้วยพาสคีย์',
    description: 'Button that signs in with a passkey',
  },
  cancelled: {
    id: 'account.feature-sign-in.passkey.cancelled',
    defaultMessage: 'ยังไม่ได้ใช้พาสคีย์ ลองใหม่หรือใช้เบอร์มือถือก็ได้',
    description:
      'The member cancelled the dialog of the browser, it timed out, or the device has no passkey of this site',
  },
  unsupported: {
    id: 'account.feature-sign-in.passkey.unsupported',
    defaultMessage: 'เครื่องนี้ใช้พาสคีย์ไม่ได้ เข้าสู่ระบบด้วยเบอร์มือถือแทน',
    description: 'Error: device or browser cannot use passkeys',
  },
  failed: {
    id: 'account.feature-sign-in.passkey.failed',
    defaultMessage: 'ใช้พาสคีย์ไม่สำเร็จ ลองใหม่หรือใช้เบอร์มือถือแทน',
    description: 'Error: the browser could not use a passkey',
  },
});
