import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  conflictTitle: NoMessageValues;
  conflict: NoMessageValues;
  yours: { value: string };
  theirs: { value: string };
  empty: NoMessageValues;
  keepMine: NoMessageValues;
  takeTheirs: NoMessageValues;
  merged: NoMessageValues;
  understood: NoMessageValues;
  signedOut: NoMessageValues;
  signIn: NoMessageValues;
  closed: NoMessageValues;
  gone: NoMessageValues;
}>({
  conflictTitle: {
    id: 'account.create-asset.notice.conflict-title',
    defaultMessage: 'ประกาศนี้ถูกแก้จากอีกเครื่องหรืออีกหน้าต่าง',
    description: 'Title: the same field was changed here and elsewhere',
  },
  conflict: {
    id: 'account.create-asset.notice.conflict',
    defaultMessage: 'เลือกว่าจะใช้ข้อมูลไหน ช่องอื่นที่คุณกรอกไว้ยังอยู่ครบ',
    description: 'What the member is to decide',
  },
  yours: { id: 'account.create-asset.notice.yours', defaultMessage: 'ที่นี่: {value}', description: 'Value as typed here' },
  theirs: {
    id: 'account.create-asset.notice.theirs',
    defaultMessage: 'อีกที่: {value}',
    description: 'Value as saved from elsewhere',
  },
  empty: { id: 'account.create-asset.notice.empty', defaultMessage: 'ว่าง', description: 'A field without a value' },
  keepMine: {
    id: 'account.create-asset.notice.keep-mine',
    defaultMessage: 'ใช้ข้อมูลที่นี่',
    description: 'Button: what was typed here wins',
  },
  takeTheirs: {
    id: 'account.create-asset.notice.take-theirs',
    defaultMessage: 'ใช้ข้อมูลจากอีกที่',
    description: 'Button: what was saved elsewhere wins',
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
