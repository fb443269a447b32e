import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  use: {
    id: 'account.feature-profile.proof.use-passkey',
    defaultMessage: 'ยืนยันด้วยพาสคีย์',
    description: 'Button that proves who the member is with a passkey',
  },
  cancelled: {
    id: 'account.feature-profile.proof.passkey-cancelled',
    defaultMessage: 'ยังไม่ได้ใช้พาสคีย์ ลองใหม่หรือเลือกวิธีอื่น',
    description:
      'The member cancelled the dialog of the browser, it timed out, or the device has no passkey of this account',
  },
  unsupported: {
    id: 'account.feature-profile.proof.passkey-unsupported',
    defaultMessage: 'เครื่องนี้ใช้พาสคีย์ไม่ได้ เลือกวิธีอื่น',
    description: 'Error: device or browser cannot use passkeys',
  },
  failed: {
    id: 'account.feature-profile.proof.passkey-failed',
    defaultMessage: 'ใช้พาสคีย์ไม่สำเร็จ ลองใหม่หรือเลือกวิธีอื่น',
    description: 'Error: the browser could not use a passkey',
  },
});
