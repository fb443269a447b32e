import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  picture: NoMessageValues;
  firstName: NoMessageValues;
  lastName: NoMessageValues;
  contactPhone: NoMessageValues;
  contactPhoneHint: NoMessageValues;
  lineId: NoMessageValues;
  lineHint: NoMessageValues;
  facebook: NoMessageValues;
  facebookHint: NoMessageValues;
  channels: NoMessageValues;
  channelsHint: NoMessageValues;
  showPhone: NoMessageValues;
  showLine: NoMessageValues;
  showFacebook: NoMessageValues;
  bioTh: NoMessageValues;
  bioEn: NoMessageValues;
  required: NoMessageValues;
  tooLong: NoMessageValues;
  invalid: NoMessageValues;
  invalidPhone: NoMessageValues;
  invalidLineId: NoMessageValues;
  invalidFacebook: NoMessageValues;
  bioHint: { length: number; max: number };
}>({
  picture: {
    id: 'account.feature-profile.edit.picture',
    defaultMessage: 'รูปโปรไฟล์',
    description: 'Label of the picture',
  },
  firstName: {
    id: 'account.feature-profile.edit.first-name',
    defaultMessage: 'ชื่อ',
    description: 'Label',
  },
  lastName: {
    id: 'account.feature-profile.edit.last-name',
    defaultMessage: 'นามสกุล',
    description: 'Label',
  },
  contactPhone: {
    id: 'account.feature-profile.edit.contact-phone',
    defaultMessage: 'เบอร์ติดต่อ',
    description: 'Label of the phone that visitors call',
  },
  contactPhoneHint: {
    id: 'account.feature-profile.edit.contact-phone-hint',
    defaultMessage: 'ว่างไว้ถ้าใช้เบอร์ที่เข้าสู่ระบบ',
    description: 'What an empty contact phone means',
  },
  lineId: {
    id: 'account.feature-profile.edit.line-id',
    defaultMessage: 'ไอดี LINE',
    description: 'Label',
  },
  lineHint: {
    id: 'account.feature-profile.edit.line-hint',
    defaultMessage: 'เช่น somchai หรือ @yoodee',
    description: 'Example of a LINE id',
  },
  facebook: {
    id: 'account.feature-profile.edit.facebook',
    defaultMessage: 'Facebook',
    description: 'Label',
  },
  facebookHint: {
    id: 'account.feature-profile.edit.facebook-hint',
    defaultMessage: 'ลิงก์หรือชื่อบน Facebook',
    description: 'What can be typed as Facebook',
  },
  channels: {
    id: 'account.feature-profile.edit.channels',
    defaultMessage: 'ให้คนอื่นติดต่อทาง',
    description: 'Above the ways of contact that are shown',
  },
  channelsHint: {
    id: 'account.feature-profile.edit.channels-hint',
    defaultMessage: 'แบบฟอร์มติดต่อมีให้เสมอ',
    description: 'The enquiry form cannot be switched off',
  },
  showPhone: {
    id: 'account.feature-profile.edit.show-phone',
    defaultMessage: 'โทรศัพท์',
    description: 'Checkbox: show the phone',
  },
  showLine: {
    id: 'account.feature-profile.edit.show-line',
    defaultMessage: 'LINE',
    description: 'Checkbox: show the LINE id',
  },
  showFacebook: {
    id: 'account.feature-profile.edit.show-facebook',
    defaultMessage: 'Facebook',
    description: 'Checkbox: show Facebook',
  },
  bioTh: {
    id: 'account.feature-profile.edit.bio-th',
    defaultMessage: 'แนะนำตัว (ไทย)',
    description: 'Label of the Thai words about oneself',
  },
  bioEn: {
    id: 'account.feature-profile.edit.bio-en',
    defaultMessage: 'แนะนำตัว (อังกฤษ)',
    description: 'Label of the English words about oneself',
  },
  required: {
    id: 'account.feature-profile.edit.required',
    defaultMessage: 'ใส่ช่องนี้ด้วย',
    description: 'A field is empty',
  },
  tooLong: {
    id: 'account.feature-profile.edit.too-long',
    defaultMessage: 'ยาวเกินไป',
    description: 'A text is too long',
  },
  invalid: {
    id: 'account.feature-profile.edit.invalid',
    defaultMessage: 'ค่านี้ใช้ไม่ได้',
    description: 'A field was refused',
  },
  invalidPhone: {
    id: 'account.feature-profile.edit.invalid-phone',
    defaultMessage: 'เบอร์นี้ไม่ถูกต้อง ใส่เบอร์ไทย เช่น 081-234-5678',
    description: 'The phone was refused',
  },
  invalidLineId: {
    id: 'account.feature-profile.edit.invalid-line-id',
    defaultMessage: 'ไอดี LINE ใช้ได้เฉพาะ a-z 0-9 . _ - ยาว 2–30 ตัว',
    description: 'The LINE id was refused',
  },
  invalidFacebook: {
    id: 'account.feature-profile.edit.invalid-facebook',
    defaultMessage: 'ใส่ลิงก์ facebook.com หรือชื่อผู้ใช้',
    description: 'The Facebook address was refused',
  },
  bioHint: {
    id: 'account.feature-profile.edit.bio-hint',
    defaultMessage: '{length}/{max} ตัวอักษร',
    description: 'How long a text is',
  },
});
