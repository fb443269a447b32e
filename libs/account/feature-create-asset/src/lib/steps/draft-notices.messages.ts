import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  live: {
    id: 'account.create-asset.notice.live',
    defaultMessage: 'ผู้ซื้อจะเห็นสิ่งที่แก้เมื่อคุณกดเผยแพร่การแก้ไข',
    description: 'Notice above every step of a published listing without changes',
  },
  open: {
    id: 'account.create-asset.notice.open',
    defaultMessage: 'มีการแก้ไขที่ยังไม่เผยแพร่ ผู้ซื้อยังเห็นข้อมูลเดิม',
    description: 'Notice above every step of a published listing with unpublished changes',
  },
  review: {
    id: 'account.create-asset.notice.review',
    defaultMessage: 'ตรวจและเผยแพร่',
    description: 'Link to the page that shows the changes and publishes them',
  },
  openPublic: {
    id: 'account.create-asset.notice.open-public',
    defaultMessage: 'เปิดหน้าประกาศ',
    description: 'Link to the public page of the listing',
  },
  merged: {
    id: 'account.create-asset.notice.merged',
    defaultMessage: 'ประกาศนี้ถูกแก้จากอีกเครื่องด้วย เรารวมการแก้ไขไว้ให้แล้ว',
    description: 'Notice: other fields were changed elsewhere; both changes are saved',
  },
  understood: {
    id: 'account.create-asset.notice.understood',
    defaultMessage: 'รับทราบ',
    description: 'Button that closes a notice',
  },
  signedOut: {
    id: 'account.create-asset.notice.signed-out',
    defaultMessage: 'คุณออกจากระบบแล้ว สิ่งที่กรอกยังอยู่ในเครื่องนี้ และจะบันทึกเมื่อเข้าสู่ระบบ',
    description: 'Notice: the session expired while the form was open',
  },
  signIn: {
    id: 'account.create-asset.notice.sign-in',
    defaultMessage: 'เข้าสู่ระบบ',
    description: 'Link to sign-in that returns here',
  },
  closed: {
    id: 'account.create-asset.notice.closed',
    defaultMessage: 'ประกาศนี้ปิดการขายหรือถูกซ่อนแล้ว จึงแก้ไขไม่ได้',
    description: 'Notice: the listing can no longer be edited',
  },
  gone: {
    id: 'account.create-asset.notice.gone',
    defaultMessage: 'ประกาศนี้ถูกลบไปแล้ว จึงบันทึกต่อไม่ได้',
    description: 'Notice: the listing was deleted while the form was open',
  },
});
