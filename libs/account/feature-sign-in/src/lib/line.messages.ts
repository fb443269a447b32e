import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  or: {
    id: 'account.feature-sign-in.line.or',
    defaultMessage: 'หรือ',
    description: 'Separator between the two ways to sign in',
  },
  signIn: {
    id: 'account.feature-sign-in.line.sign-in',
    defaultMessage: 'เข้าสู่ระบบด้วย LINE',
    description: 'Button that starts LINE Login',
  },
  title: {
    id: 'account.feature-sign-in.line.title',
    defaultMessage: 'เข้าสู่ระบบด้วย LINE',
    description: 'Heading of the LINE Login page',
  },
  working: {
    id: 'account.feature-sign-in.line.working',
    defaultMessage: 'กำลังยืนยันกับ LINE',
    description: 'Status while the code from LINE is verified',
  },
  denied: {
    id: 'account.feature-sign-in.line.denied',
    defaultMessage: 'คุณยกเลิกการเข้าสู่ระบบด้วย LINE',
    description: 'Error: the member cancelled LINE Login',
  },
  missing: {
    id: 'account.feature-sign-in.line.missing',
    defaultMessage: 'ลิงก์จาก LINE ไม่ครบ เริ่มเข้าสู่ระบบใหม่อีกครั้ง',
    description: 'Error: the page was opened without a code from LINE',
  },
  refused: {
    id: 'account.feature-sign-in.line.refused',
    defaultMessage: 'เข้าสู่ระบบด้วย LINE ไม่สำเร็จ ลองใหม่อีกครั้ง',
    description: 'Error: LINE returned an error',
  },
  unavailable: {
    id: 'account.feature-sign-in.line.unavailable',
    defaultMessage: 'ตอนนี้ใช้ LINE ไม่ได้ เข้าสู่ระบบด้วยเบอร์มือถือแทนได้',
    description: 'Error: LINE Login is not configured or not available',
  },
  again: {
    id: 'account.feature-sign-in.line.again',
    defaultMessage: 'ลองใหม่ด้วย LINE',
    description: 'Button that starts LINE Login again',
  },
  linkingTitle: {
    id: 'account.feature-sign-in.line.linking-title',
    defaultMessage: 'เชื่อม LINE กับบัญชี',
    description: 'Heading when a signed-in member links a LINE account',
  },
  toSetting: {
    id: 'account.feature-sign-in.line.to-setting',
    defaultMessage: 'กลับไปที่ตั้งค่า',
    description: 'Link to the settings, where a LINE account can be linked',
  },
  usePhone: {
    id: 'account.feature-sign-in.line.use-phone',
    defaultMessage: 'ใช้เบอร์มือถือแทน',
    description: 'Link to sign-in with a phone number',
  },
  linkTitle: defineMessage<{ name: string }>({
    id: 'account.feature-sign-in.line.link-title',
    defaultMessage: 'สวัสดี {name}',
    description: 'Heading after LINE Login; {name} is the name in LINE',
  }),
  linkLead: {
    id: 'account.feature-sign-in.line.link-lead',
    defaultMessage: 'ยืนยันเบอร์มือถือครั้งเดียว ครั้งต่อไปเข้าด้วย LINE ได้ทันที ถ้ามีบัญชีอยู่แล้ว ใช้เบอร์เดิม',
    description: 'Explains why a phone number is needed after LINE Login',
  },
});
