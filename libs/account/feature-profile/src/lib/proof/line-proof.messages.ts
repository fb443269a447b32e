import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  use: {
    id: 'account.feature-profile.proof.use-line',
    defaultMessage: 'ยืนยันด้วย LINE',
    description: 'Button that proves who the member is with the linked LINE account',
  },
  unable: {
    id: 'account.feature-profile.proof.line-unable',
    defaultMessage: 'เบราว์เซอร์นี้ยืนยันด้วย LINE ไม่ได้ รับรหัสทาง SMS แทน',
    description: 'Error: the browser stores nothing, so the way back from LINE would be lost',
  },
});
