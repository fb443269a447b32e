import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  signIn: { id: 'account.app.titles.sign-in', defaultMessage: 'เข้าสู่ระบบ', description: 'Title of the sign-in pages' },
  signUp: { id: 'account.app.titles.sign-up', defaultMessage: 'สมัครสมาชิก', description: 'Title of the sign-up page' },
  account: { id: 'account.app.titles.account', defaultMessage: 'บัญชีของฉัน', description: 'Title of the account page' },
  setting: { id: 'account.app.titles.setting', defaultMessage: 'ตั้งค่า', description: 'Title of the settings' },
  settingEdit: {
    id: 'account.app.titles.setting-edit',
    defaultMessage: 'แก้ไขโปรไฟล์',
    description: 'Title of the form of the profile',
  },
  createAsset: {
    id: 'account.app.titles.create-asset',
    defaultMessage: 'ลงประกาศ',
    description: 'Title of the listing form',
  },
  preview: { id: 'account.app.titles.preview', defaultMessage: 'ดูก่อนเผยแพร่', description: 'Title of the preview' },
  published: { id: 'account.app.titles.published', defaultMessage: 'เผยแพร่แล้ว', description: 'Title after publishing' },
});
