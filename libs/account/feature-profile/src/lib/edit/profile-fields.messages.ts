import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  picture: {
    id: 'account.feature-profile.edit.picture',
    defaultMessage: 'รูปโปรไฟล์',
    description: 'Label of the picture',
  },
  firstName: {
    id: 'account.feature-profile.edit.first-name',
    defaultMessage: 'ชื่อ',
    description: 'Label of the first name',
  },
  lastName: {
    id: 'account.feature-profile.edit.last-name',
    defaultMessage: 'นามสกุล',
    description: 'Label of the last name',
  },
  contactPhone: {
    id: 'account.feature-profile.edit.contact-phone',
    defaultMessage: 'เบอร์ติดต่อ',
    description: 'Label of the phone number for visitors',
  },
  contactPhoneHint: {
    id: 'account.feature-profile.edit.contact-phone-hint',
    defaultMessage: 'ว่างไว้ถ้าใช้เบอร์ที่เข้าสู่ระบบ',
    description: 'Hint: what an empty phone number means',
  },
  lineId: {
    id: 'account.feature-profile.edit.line-id',
    defaultMessage: 'ไอดี LINE',
    description: 'Label of the LINE ID',
  },
  lineHint: {
    id: 'account.feature-profile.edit.line-hint',
    defaultMessage: 'เช่น somchai หรือ @yoodee',
    description: 'Hint: example of a LINE ID',
  },
  facebook: {
    id: 'account.feature-profile.edit.facebook',
    defaultMessage: 'Facebook',
    description: 'Label of the Facebook address',
  },
  facebookHint: {
    id: 'account.feature-profile.edit.facebook-hint',
    defaultMessage: 'ลิงก์หรือชื่อบน Facebook',
    description: 'Hint: accepted forms of a Facebook address',
  },
  channels: {
    id: 'account.feature-profile.edit.channels',
    defaultMessage: 'แสดงในทุกประกาศของฉัน',
    description: 'Heading above the contact methods that all listings of the member show',
  },
  channelsHint: {
    id: 'account.feature-profile.edit.channels-hint',
    defaultMessage: 'เปลี่ยนที่นี่แล้วมีผลกับทุกประกาศที่เคยเผยแพร่ ประกาศใหม่เลือกแยกได้ แบบฟอร์มติดต่อมีให้เสมอ',
    description:
      'Hint: a change applies to all listings that were published; a new one has its own choice; the form is always there',
  },
  showPhone: {
    id: 'account.feature-profile.edit.show-phone',
    defaultMessage: 'โทรศัพท์',
    description: 'Checkbox: show the phone number',
  },
  showLine: {
    id: 'account.feature-profile.edit.show-line',
    defaultMessage: 'LINE',
    description: 'Checkbox: show the LINE ID',
  },
  showFacebook: {
    id: 'account.feature-profile.edit.show-facebook',
    defaultMessage: 'Facebook',
    description: 'Checkbox: show Facebook',
  },
  bioTh: {
    id: 'account.feature-profile.edit.bio-th',
    defaultMessage: 'แนะนำตัว (ไทย)',
    description: 'Label of the Thai biography',
  },
  bioEn: {
    id: 'account.feature-profile.edit.bio-en',
    defaultMessage: 'แนะนำตัว (อังกฤษ)',
    description: 'Label of the English biography',
  },
  required: {
    id: 'account.feature-profile.edit.required',
    defaultMessage: 'ใส่ช่องนี้ด้วย',
    description: 'Error: the field is required',
  },
  tooLong: {
    id: 'account.feature-profile.edit.too-long',
    defaultMessage: 'ยาวเกินไป',
    description: 'Error: the text is too long',
  },
  invalid: {
    id: 'account.feature-profile.edit.invalid',
    defaultMessage: 'ค่านี้ใช้ไม่ได้',
    description: 'Error: the field is invalid',
  },
  invalidPhone: {
    id: 'account.feature-profile.edit.invalid-phone',
    defaultMessage: 'เบอร์นี้ไม่ถูกต้อง ใส่เบอร์ไทย เช่น 081-234-5678',
    description: 'Error: the phone number is invalid',
  },
  invalidLineId: {
    id: 'account.feature-profile.edit.invalid-line-id',
    defaultMessage: 'ไอดี LINE ใช้ได้เฉพาะ a-z 0-9 . _ - ยาว 2–30 ตัว',
    description: 'Error: the LINE ID is invalid',
  },
  invalidFacebook: {
    id: 'account.feature-profile.edit.invalid-facebook',
    defaultMessage: 'ใส่ลิงก์ facebook.com หรือชื่อผู้ใช้',
    description: 'Error: the Facebook address is invalid',
  },
  bioHint: defineMessage<{ length: number; max: number }>({
    id: 'account.feature-profile.edit.bio-hint',
    defaultMessage: '{length}/{max} ตัวอักษร',
    description: 'Hint: current and maximum length of the biography',
  }),
});
