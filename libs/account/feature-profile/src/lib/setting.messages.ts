import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  notificationsLead: {
    id: 'account.feature-profile.notifications.lead',
    defaultMessage: 'เลือกว่าเรื่องไหนจะแจ้งที่ไหน',
    description: 'Explains the section: which notifications are sent where',
  },
  title: {
    id: 'account.feature-profile.setting.title',
    defaultMessage: 'ตั้งค่า',
    description: 'Heading of the settings',
  },
  profile: {
    id: 'account.feature-profile.setting.profile',
    defaultMessage: 'โปรไฟล์',
    description: 'Section: the public profile',
  },
  signIn: {
    id: 'account.feature-profile.setting.sign-in',
    defaultMessage: 'การเข้าสู่ระบบ',
    description: 'Section: phone number and LINE account',
  },
  passkeys: {
    id: 'account.feature-profile.setting.passkeys',
    defaultMessage: 'พาสคีย์',
    description: 'Section: passkeys',
  },
  display: {
    id: 'account.feature-profile.setting.display',
    defaultMessage: 'ภาษาและโหมดสี',
    description: 'Section: language and colour mode',
  },
  notifications: {
    id: 'account.feature-profile.setting.notifications',
    defaultMessage: 'การแจ้งเตือน',
    description: 'Section: notifications',
  },
  sessions: {
    id: 'account.feature-profile.setting.sessions',
    defaultMessage: 'เครื่องที่เข้าสู่ระบบ',
    description: 'Section: active sessions',
  },
  activity: {
    id: 'account.feature-profile.setting.activity',
    defaultMessage: 'กิจกรรมล่าสุด',
    description: 'Section: what happened in the account',
  },
  privacy: {
    id: 'account.feature-profile.setting.privacy',
    defaultMessage: 'ความเป็นส่วนตัว',
    description: 'Section: consents, data export, account deletion',
  },
  loading: {
    id: 'account.feature-profile.setting.loading',
    defaultMessage: 'กำลังโหลด',
    description: 'For screen readers: loading',
  },
  retry: {
    id: 'account.feature-profile.setting.retry',
    defaultMessage: 'ลองใหม่',
    description: 'Button that loads again',
  },
  offline: {
    id: 'account.feature-profile.setting.offline',
    defaultMessage: 'เชื่อมต่อไม่ได้ ตรวจอินเทอร์เน็ตแล้วลองใหม่',
    description: 'Error: the network failed',
  },
});
