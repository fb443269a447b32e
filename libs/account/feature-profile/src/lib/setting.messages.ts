import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'account.feature-profile.setting.title',
    defaultMessage: 'ตั้งค่า',
    description: 'Heading of the settings',
  },
  profile: {
    id: 'account.feature-profile.setting.profile',
    defaultMessage: 'โปรไฟล์',
    description: 'Section: what others see of the member',
  },
  signIn: {
    id: 'account.feature-profile.setting.sign-in',
    defaultMessage: 'การเข้าสู่ระบบ',
    description: 'Section: phone and LINE account',
  },
  display: {
    id: 'account.feature-profile.setting.display',
    defaultMessage: 'ภาษาและโหมดสี',
    description: 'Section: language and colour mode',
  },
  notifications: {
    id: 'account.feature-profile.setting.notifications',
    defaultMessage: 'การแจ้งเตือน',
    description: 'Section: what the member is told',
  },
  sessions: {
    id: 'account.feature-profile.setting.sessions',
    defaultMessage: 'เครื่องที่เข้าสู่ระบบ',
    description: 'Section: where the member is signed in',
  },
  privacy: {
    id: 'account.feature-profile.setting.privacy',
    defaultMessage: 'ความเป็นส่วนตัว',
    description: 'Section: consents, export, deletion',
  },
  loading: {
    id: 'account.feature-profile.setting.loading',
    defaultMessage: 'กำลังโหลด',
    description: 'Said while something is loaded',
  },
  retry: {
    id: 'account.feature-profile.setting.retry',
    defaultMessage: 'ลองใหม่',
    description: 'Button that loads again',
  },
  offline: {
    id: 'account.feature-profile.setting.offline',
    defaultMessage: 'เชื่อมต่อไม่ได้ ตรวจอินเทอร์เน็ตแล้วลองใหม่',
    description: 'The network failed',
  },
});
