import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  or: NoMessageValues;
  signIn: NoMessageValues;
  title: NoMessageValues;
  working: NoMessageValues;
  denied: NoMessageValues;
  missing: NoMessageValues;
  refused: NoMessageValues;
  unavailable: NoMessageValues;
  again: NoMessageValues;
  linkingTitle: NoMessageValues;
  toSetting: NoMessageValues;
  usePhone: NoMessageValues;
  linkTitle: { name: string };
  linkLead: NoMessageValues;
}>({
  or: {
    id: 'account.feature-sign-in.line.or',
    defaultMessage: 'หรือ',
    description: 'Between the two ways to sign in',
  },
  signIn: {
    id: 'account.feature-sign-in.line.sign-in',
    defaultMessage: 'เข้าสู่ระบบด้วย LINE',
    description: 'Button that leads to LINE',
  },
  title: {
    id: 'account.feature-sign-in.line.title',
    defaultMessage: 'เข้าสู่ระบบด้วย LINE',
    description: 'Heading of the LINE page',
  },
  working: {
    id: 'account.feature-sign-in.line.working',
    defaultMessage: 'กำลังยืนยันกับ LINE',
    description: 'While the LINE code is checked',
  },
  denied: {
    id: 'account.feature-sign-in.line.denied',
    defaultMessage: 'คุณยกเลิกการเข้าสู่ระบบด้วย LINE',
    description: 'The member pressed cancel at LINE',
  },
  missing: {
    id: 'account.feature-sign-in.line.missing',
    defaultMessage: 'ลิงก์จาก LINE ไม่ครบ เริ่มเข้าสู่ระบบใหม่อีกครั้ง',
    description: 'The page was opened without a LINE code',
  },
  refused: {
    id: 'account.feature-sign-in.line.refused',
    defaultMessage: 'เข้าสู่ระบบด้วย LINE ไม่สำเร็จ ลองใหม่อีกครั้ง',
    description: 'LINE sent the member back with an error of its own',
  },
  unavailable: {
    id: 'account.feature-sign-in.line.unavailable',
    defaultMessage: 'ตอนนี้ใช้ LINE ไม่ได้ เข้าสู่ระบบด้วยเบอร์มือถือแทนได้',
    description: 'The site has no LINE channel, or LINE is down',
  },
  again: {
    id: 'account.feature-sign-in.line.again',
    defaultMessage: 'ลองใหม่ด้วย LINE',
    description: 'Button that begins again at LINE',
  },
  linkingTitle: {
    id: 'account.feature-sign-in.line.linking-title',
    defaultMessage: 'เชื่อม LINE กับบัญชี',
    description: 'Heading where LINE sends a member back who is signed in already',
  },
  toSetting: {
    id: 'account.feature-sign-in.line.to-setting',
    defaultMessage: 'กลับไปที่ตั้งค่า',
    description: 'Link to the settings, where LINE is linked',
  },
  usePhone: {
    id: 'account.feature-sign-in.line.use-phone',
    defaultMessage: 'ใช้เบอร์มือถือแทน',
    description: 'Link to sign-in by phone',
  },
  linkTitle: {
    id: 'account.feature-sign-in.line.link-title',
    defaultMessage: 'สวัสดี {name}',
    description: 'Heading once LINE has said who it is; name as shown in LINE',
  },
  linkLead: {
    id: 'account.feature-sign-in.line.link-lead',
    defaultMessage: 'ยืนยันเบอร์มือถือครั้งเดียว ครั้งต่อไปเข้าด้วย LINE ได้ทันที ถ้ามีบัญชีอยู่แล้ว ใช้เบอร์เดิม',
    description: 'Why a phone is asked for after LINE',
  },
});
