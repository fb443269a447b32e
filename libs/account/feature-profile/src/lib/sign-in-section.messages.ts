import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  phone: {
    id: 'account.feature-profile.sign-in.phone',
    defaultMessage: 'เบอร์มือถือ',
    description: 'Heading above the phone number used to sign in',
  },
  changePhone: {
    id: 'account.feature-profile.sign-in.change-phone',
    defaultMessage: 'เปลี่ยนเบอร์',
    description: 'Button that starts changing the phone number',
  },
  stop: {
    id: 'account.feature-profile.sign-in.stop',
    defaultMessage: 'ไม่เปลี่ยนแล้ว',
    description: 'Button that cancels changing the phone number',
  },
  changePhoneLead: {
    id: 'account.feature-profile.sign-in.change-phone-lead',
    defaultMessage: 'ใส่เบอร์ใหม่ เราจะส่งรหัสไปที่เบอร์นั้น เบอร์เดิมใช้ได้จนกว่าจะยืนยันเสร็จ',
    description: 'Explains what happens when the phone number is changed',
  },
  phoneChanged: defineMessage<{ phone: string }>({
    id: 'account.feature-profile.sign-in.phone-changed',
    defaultMessage: 'เปลี่ยนเป็น {phone} แล้ว',
    description: 'Toast: the phone number was changed',
  }),
  line: {
    id: 'account.feature-profile.sign-in.line',
    defaultMessage: 'LINE',
    description: 'Heading of the LINE account',
  },
  lineLead: {
    id: 'account.feature-profile.sign-in.line-lead',
    defaultMessage: 'เชื่อมไว้แล้วเข้าสู่ระบบด้วย LINE ได้',
    description: 'Explains why to link a LINE account',
  },
  linked: {
    id: 'account.feature-profile.sign-in.linked',
    defaultMessage: 'เชื่อมแล้ว',
    description: 'Status: the LINE account is linked',
  },
  link: {
    id: 'account.feature-profile.sign-in.link',
    defaultMessage: 'เชื่อม LINE',
    description: 'Button that starts linking a LINE account',
  },
  unlink: {
    id: 'account.feature-profile.sign-in.unlink',
    defaultMessage: 'เลิกเชื่อม',
    description: 'Button that unlinks the LINE account',
  },
});
