import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  phoneTitle: NoMessageValues;
  phoneLead: NoMessageValues;
  sessionOver: NoMessageValues;
  phone: NoMessageValues;
  phoneHint: NoMessageValues;
  sendCode: NoMessageValues;
  signUp: NoMessageValues;
  codeTitle: NoMessageValues;
  codeLead: { phone: string; ref: string };
  code: NoMessageValues;
  verify: NoMessageValues;
  expiresIn: { time: string };
  expired: NoMessageValues;
  resend: NoMessageValues;
  resendIn: { seconds: number };
  changePhone: NoMessageValues;
  resent: NoMessageValues;
  namesTitle: NoMessageValues;
  namesLead: NoMessageValues;
  firstName: NoMessageValues;
  lastName: NoMessageValues;
  consent: NoMessageValues;
  consentRequired: NoMessageValues;
  privacy: NoMessageValues;
  firstNameRequired: NoMessageValues;
  lastNameRequired: NoMessageValues;
  phoneRequired: NoMessageValues;
  phoneInvalid: NoMessageValues;
  codeRequired: NoMessageValues;
  codeSpent: NoMessageValues;
  createAccount: NoMessageValues;
  offline: NoMessageValues;
  signUpTitle: NoMessageValues;
  signUpLead: NoMessageValues;
  alreadyMember: NoMessageValues;
  signIn: NoMessageValues;
}>({
  phoneTitle: {
    id: 'account.feature-sign-in.phone.title',
    defaultMessage: 'เข้าสู่ระบบหรือสมัคร',
    description: 'Heading of the phone step',
  },
  phoneLead: {
    id: 'account.feature-sign-in.phone.lead',
    defaultMessage: 'ใส่เบอร์มือถือ เราจะส่งรหัสทาง SMS ไม่ต้องจำรหัสผ่าน',
    description: 'Below the heading of the phone step',
  },
  sessionOver: {
    id: 'account.feature-sign-in.phone.session-over',
    defaultMessage: 'ตอนนี้คุณออกจากระบบแล้ว เข้าสู่ระบบอีกครั้งเพื่อทำต่อจากเดิม',
    description: 'Above the heading: the session ended while a page of the account was open',
  },
  phone: {
    id: 'account.feature-sign-in.phone.label',
    defaultMessage: 'เบอร์มือถือ',
    description: 'Label of the phone field',
  },
  phoneHint: {
    id: 'account.feature-sign-in.phone.hint',
    defaultMessage: 'เช่น 081-234-5678',
    description: 'Example of a phone number',
  },
  sendCode: {
    id: 'account.feature-sign-in.phone.send',
    defaultMessage: 'ส่งรหัส',
    description: 'Button that sends the code',
  },
  signUp: {
    id: 'account.feature-sign-in.phone.sign-up',
    defaultMessage: 'ยังไม่มีบัญชี สมัครสมาชิก',
    description: 'Link to the sign-up page',
  },
  codeTitle: {
    id: 'account.feature-sign-in.code.title',
    defaultMessage: 'ใส่รหัส 6 หลัก',
    description: 'Heading of the code step',
  },
  codeLead: {
    id: 'account.feature-sign-in.code.lead',
    defaultMessage: 'ส่งไปที่ {phone} แล้ว รหัสอ้างอิง {ref}',
    description: 'Where the code was sent, and the reference that the SMS shows',
  },
  code: {
    id: 'account.feature-sign-in.code.label',
    defaultMessage: 'รหัสจาก SMS',
    description: 'Label of the code field',
  },
  verify: {
    id: 'account.feature-sign-in.code.verify',
    defaultMessage: 'ยืนยัน',
    description: 'Button that checks the code',
  },
  expiresIn: {
    id: 'account.feature-sign-in.code.expires-in',
    defaultMessage: 'รหัสใช้ได้อีก {time}',
    description: 'Time left, e.g. 4:59',
  },
  expired: {
    id: 'account.feature-sign-in.code.expired',
    defaultMessage: 'รหัสหมดอายุแล้ว ขอรหัสใหม่ได้เลย',
    description: 'The code is too old',
  },
  resend: {
    id: 'account.feature-sign-in.code.resend',
    defaultMessage: 'ส่งรหัสใหม่',
    description: 'Button that sends another code',
  },
  resendIn: {
    id: 'account.feature-sign-in.code.resend-in',
    defaultMessage: '{seconds, plural, other {ส่งรหัสใหม่ได้ใน # วินาที}}',
    description: 'Instead of the button while another code may not be asked for yet',
  },
  changePhone: {
    id: 'account.feature-sign-in.code.change-phone',
    defaultMessage: 'เปลี่ยนเบอร์',
    description: 'Button back to the phone step',
  },
  resent: {
    id: 'account.feature-sign-in.code.resent',
    defaultMessage: 'ส่งรหัสใหม่แล้ว',
    description: 'Said after another code was sent',
  },
  namesTitle: {
    id: 'account.feature-sign-in.names.title',
    defaultMessage: 'ยินดีต้อนรับ บอกชื่อของคุณหน่อย',
    description: 'Heading when the phone is new',
  },
  namesLead: {
    id: 'account.feature-sign-in.names.lead',
    defaultMessage: 'เบอร์นี้ยังไม่มีบัญชี ใส่ชื่อแล้วเริ่มใช้ได้ทันที รหัสเดิมยังใช้ได้',
    description: 'Below the heading when the phone is new',
  },
  firstName: {
    id: 'account.feature-sign-in.names.first',
    defaultMessage: 'ชื่อ',
    description: 'Label of the first name',
  },
  lastName: {
    id: 'account.feature-sign-in.names.last',
    defaultMessage: 'นามสกุล',
    description: 'Label of the last name',
  },
  consent: {
    id: 'account.feature-sign-in.names.consent',
    defaultMessage: 'ยินยอมให้เก็บชื่อและเบอร์โทรเพื่อใช้บัญชีและลงประกาศ ขอลบได้ทุกเมื่อ',
    description: 'Unticked consent to keep name and phone',
  },
  consentRequired: {
    id: 'account.feature-sign-in.names.consent-required',
    defaultMessage: 'ติ๊กยินยอมก่อนจึงสร้างบัญชีได้',
    description: 'Error: the consent is not ticked',
  },
  privacy: {
    id: 'account.feature-sign-in.names.privacy',
    defaultMessage: 'เราดูแลข้อมูลของคุณอย่างไร',
    description: 'Link to the privacy notice, below the consent',
  },
  firstNameRequired: {
    id: 'account.feature-sign-in.names.first-required',
    defaultMessage: 'ใส่ชื่อด้วย',
    description: 'Error: the first name is missing',
  },
  lastNameRequired: {
    id: 'account.feature-sign-in.names.last-required',
    defaultMessage: 'ใส่นามสกุลด้วย',
    description: 'Error: the last name is missing',
  },
  phoneRequired: {
    id: 'account.feature-sign-in.phone.required',
    defaultMessage: 'ใส่เบอร์มือถือก่อน',
    description: 'Error: no phone',
  },
  phoneInvalid: {
    id: 'account.feature-sign-in.phone.invalid',
    defaultMessage: 'เบอร์นี้ไม่ถูกต้อง ใส่เบอร์ไทย เช่น 081-234-5678',
    description: 'Error: what was typed is no phone',
  },
  codeRequired: {
    id: 'account.feature-sign-in.code.required',
    defaultMessage: 'ใส่รหัสให้ครบ 6 หลัก',
    description: 'Error: the code is too short',
  },
  codeSpent: {
    id: 'account.feature-sign-in.code.spent',
    defaultMessage: 'ใส่รหัสผิดครบจำนวนครั้งแล้ว ขอรหัสใหม่',
    description: 'Error: that was the last try with this code',
  },
  createAccount: {
    id: 'account.feature-sign-in.names.create',
    defaultMessage: 'สร้างบัญชี',
    description: 'Button that creates the account',
  },
  offline: {
    id: 'account.feature-sign-in.error.offline',
    defaultMessage: 'เชื่อมต่อไม่ได้ ตรวจอินเทอร์เน็ตแล้วลองใหม่ ข้อมูลที่ใส่ไว้ยังอยู่',
    description: 'The network failed; what was typed is kept',
  },
  signUpTitle: {
    id: 'account.feature-sign-in.sign-up.title',
    defaultMessage: 'สมัครสมาชิก',
    description: 'Heading of the sign-up page',
  },
  signUpLead: {
    id: 'account.feature-sign-in.sign-up.lead',
    defaultMessage: 'ลงประกาศฟรี เก็บทรัพย์ที่ชอบ และแก้ไขได้จากทุกเครื่อง',
    description: 'Below the heading of the sign-up page',
  },
  alreadyMember: {
    id: 'account.feature-sign-in.sign-up.already',
    defaultMessage: 'เป็นสมาชิกอยู่แล้ว',
    description: 'Before the link to sign-in',
  },
  signIn: { id: 'account.feature-sign-in.sign-up.sign-in', defaultMessage: 'เข้าสู่ระบบ', description: 'Link to sign-in' },
});
