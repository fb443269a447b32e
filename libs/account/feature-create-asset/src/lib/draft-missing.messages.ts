import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  notFound: {
    id: 'account.create-asset.missing-draft.not-found',
    defaultMessage: 'ไม่พบประกาศนี้ในบัญชีของคุณ อาจถูกลบไปแล้ว หรือเป็นของบัญชีอื่น',
    description: 'Error: this member has no listing with this ID',
  },
  toMyAccount: {
    id: 'account.create-asset.missing-draft.to-my-account',
    defaultMessage: 'ดูประกาศของฉัน',
    description: 'Link to the member’s own listings',
  },
  createNew: {
    id: 'account.create-asset.missing-draft.create-new',
    defaultMessage: 'เริ่มประกาศใหม่',
    description: 'Link to a new listing',
  },
  failed: {
    id: 'account.create-asset.missing-draft.failed',
    defaultMessage: 'โหลดประกาศไม่ได้ ตรวจสอบอินเทอร์เน็ตแล้วลองใหม่ สิ่งที่กรอกไว้ไม่หาย',
    description: 'The listing could not be loaded',
  },
  offline: {
    id: 'account.create-asset.missing-draft.offline',
    defaultMessage: 'ออฟไลน์อยู่ คำตอบที่ยังไม่ได้ส่งเก็บไว้ในเครื่องนี้ และจะส่งเมื่อเชื่อมต่อได้',
    description: 'The listing could not be loaded, because the device is offline',
  },
  retry: {
    id: 'account.create-asset.missing-draft.retry',
    defaultMessage: 'ลองใหม่',
    description: 'Button that loads the listing again',
  },
  signedOut: {
    id: 'account.create-asset.missing-draft.signed-out',
    defaultMessage: 'เข้าสู่ระบบเพื่อทำประกาศต่อ สิ่งที่กรอกไว้ยังอยู่ในเครื่องนี้',
    description: 'The session has expired',
  },
  signIn: {
    id: 'account.create-asset.missing-draft.sign-in',
    defaultMessage: 'เข้าสู่ระบบ',
    description: 'Link to sign-in that returns here',
  },
});
