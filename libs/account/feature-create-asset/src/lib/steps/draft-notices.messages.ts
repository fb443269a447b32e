import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  live: NoMessageValues;
  openPublic: NoMessageValues;
  merged: NoMessageValues;
  understood: NoMessageValues;
  signedOut: NoMessageValues;
  signIn: NoMessageValues;
  closed: NoMessageValues;
  gone: NoMessageValues;
}>({
  live: {
    id: 'account.create-asset.notice.live',
    defaultMessage: 'ประกาศนี้เผยแพร่อยู่ สิ่งที่แก้จะขึ้นหน้าประกาศทันที การเปลี่ยนราคาจะแสดงในประวัติราคา',
    description: 'Above every step of a published listing',
  },
  openPublic: {
    id: 'account.create-asset.notice.open-public',
    defaultMessage: 'เปิดหน้าประกาศ',
    description: 'Link to the public page of the listing',
  },
  merged: {
    id: 'account.create-asset.notice.merged',
    defaultMessage: 'ประกาศนี้ถูกแก้จากอีกเครื่องด้วย เรารวมการแก้ไขไว้ให้แล้ว',
    description: 'Other fields were changed elsewhere; both changes are kept',
  },
  understood: {
    id: 'account.create-asset.notice.understood',
    defaultMessage: 'รับทราบ',
    description: 'Button that closes a notice',
  },
  signedOut: {
    id: 'account.create-asset.notice.signed-out',
    defaultMessage: 'คุณออกจากระบบแล้ว สิ่งที่กรอกยังอยู่ในเครื่องนี้ และจะบันทึกเมื่อเข้าสู่ระบบ',
    description: 'The session has ended while the form was open',
  },
  signIn: {
    id: 'account.create-asset.notice.sign-in',
    defaultMessage: 'เข้าสู่ระบบ',
    description: 'Link to sign-in and back here',
  },
  closed: {
    id: 'account.create-asset.notice.closed',
    defaultMessage: 'ประกาศนี้ปิดการขายหรือถูกซ่อนแล้ว จึงแก้ไขไม่ได้',
    description: 'The listing can no longer be changed',
  },
  gone: {
    id: 'account.create-asset.notice.gone',
    defaultMessage: 'ประกาศนี้ถูกลบไปแล้ว จึงบันทึกต่อไม่ได้',
    description: 'The listing was deleted while the form was open',
  },
});
