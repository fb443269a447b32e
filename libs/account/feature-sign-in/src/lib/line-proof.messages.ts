import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'account.feature-sign-in.line-proof.title',
    defaultMessage: 'ยืนยันว่าเป็นคุณ',
    description: 'Heading of the page to which LINE returns after a proof of who the member is',
  },
  working: {
    id: 'account.feature-sign-in.line-proof.working',
    defaultMessage: 'กำลังยืนยันกับ LINE',
    description: 'Status while the code from LINE is verified',
  },
  denied: {
    id: 'account.feature-sign-in.line-proof.denied',
    defaultMessage: 'คุณยกเลิกการยืนยันด้วย LINE ยังไม่มีอะไรเปลี่ยน',
    description: 'The member cancelled at LINE',
  },
  failed: {
    id: 'account.feature-sign-in.line-proof.failed',
    defaultMessage: 'ยืนยันด้วย LINE ไม่สำเร็จ ยังไม่มีอะไรเปลี่ยน',
    description: 'LINE returned an error',
  },
  otherWay: {
    id: 'account.feature-sign-in.line-proof.other-way',
    defaultMessage: 'เลือกวิธียืนยันอีกครั้ง',
    description: 'Button back to the page that asked for the proof, which offers all ways again',
  },
});
