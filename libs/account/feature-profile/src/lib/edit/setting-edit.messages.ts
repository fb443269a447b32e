import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  picture: NoMessageValues;
  addPicture: NoMessageValues;
  otherPicture: NoMessageValues;
  removePicture: NoMessageValues;
  pictureHint: NoMessageValues;
  format: NoMessageValues;
  tooLarge: NoMessageValues;
  tooSmall: NoMessageValues;
  unreadable: NoMessageValues;
  cropTitle: NoMessageValues;
  cropArea: NoMessageValues;
  cropHint: NoMessageValues;
  zoom: NoMessageValues;
  usePicture: NoMessageValues;
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
  save: NoMessageValues;
  saved: NoMessageValues;
  cancel: NoMessageValues;
  fieldsRefused: NoMessageValues;
  required: NoMessageValues;
  tooLong: NoMessageValues;
  invalid: NoMessageValues;
  invalidPhone: NoMessageValues;
  invalidLineId: NoMessageValues;
  invalidFacebook: NoMessageValues;
  leaveTitle: NoMessageValues;
  leaveText: NoMessageValues;
  leave: NoMessageValues;
  stay: NoMessageValues;
  mergedTitle: NoMessageValues;
  mergedText: NoMessageValues;
  conflictText: NoMessageValues;
  mine: NoMessageValues;
  theirs: NoMessageValues;
  takeTheirs: NoMessageValues;
  isOn: NoMessageValues;
  isOff: NoMessageValues;
  isEmpty: NoMessageValues;
  hasPicture: NoMessageValues;
  previewTitle: NoMessageValues;
  verified: NoMessageValues;
  formOnly: NoMessageValues;
  bioHint: { length: number; max: number };
  takeTheirsOf: { field: string };
}>({
  title: {
    id: 'account.feature-profile.edit.title',
    defaultMessage: 'แก้ไขโปรไฟล์',
    description: 'Heading of the form',
  },
  picture: {
    id: 'account.feature-profile.edit.picture',
    defaultMessage: 'รูปโปรไฟล์',
    description: 'Label of the picture',
  },
  addPicture: {
    id: 'account.feature-profile.edit.add-picture',
    defaultMessage: 'ใส่รูป',
    description: 'Button that opens the files or the camera',
  },
  otherPicture: {
    id: 'account.feature-profile.edit.other-picture',
    defaultMessage: 'เปลี่ยนรูป',
    description: 'The same, where there is a picture',
  },
  removePicture: {
    id: 'account.feature-profile.edit.remove-picture',
    defaultMessage: 'เอารูปออก',
    description: 'Button that removes the picture',
  },
  pictureHint: {
    id: 'account.feature-profile.edit.picture-hint',
    defaultMessage: 'JPEG, PNG, WebP หรือ AVIF กว้างและสูงอย่างน้อย 320 พิกเซล',
    description: 'Which pictures can be used',
  },
  format: {
    id: 'account.feature-profile.edit.format',
    defaultMessage: 'รูปชนิดนี้ใช้ไม่ได้ เลือก JPEG, PNG, WebP หรือ AVIF',
    description: 'The file is of another format',
  },
  tooLarge: {
    id: 'account.feature-profile.edit.too-large',
    defaultMessage: 'ไฟล์ใหญ่เกิน 15 MB',
    description: 'The file is too large',
  },
  tooSmall: {
    id: 'account.feature-profile.edit.too-small',
    defaultMessage: 'รูปเล็กเกินไป เลือกรูปที่กว้างและสูงอย่างน้อย 320 พิกเซล',
    description: 'The picture has too few pixels',
  },
  unreadable: {
    id: 'account.feature-profile.edit.unreadable',
    defaultMessage: 'เปิดรูปนี้ไม่ได้ ลองเลือกรูปอื่น',
    description: 'The picture cannot be opened',
  },
  cropTitle: {
    id: 'account.feature-profile.edit.crop-title',
    defaultMessage: 'จัดรูป',
    description: 'Heading of the dialog that cuts the picture out',
  },
  cropArea: {
    id: 'account.feature-profile.edit.crop-area',
    defaultMessage: 'ส่วนของรูปที่จะใช้ เลื่อนด้วยปุ่มลูกศร',
    description: 'Name of the square on the picture',
  },
  cropHint: {
    id: 'account.feature-profile.edit.crop-hint',
    defaultMessage: 'ลากรูป หรือกดปุ่มลูกศรเพื่อเลื่อน',
    description: 'How the picture is moved',
  },
  zoom: {
    id: 'account.feature-profile.edit.zoom',
    defaultMessage: 'ขยาย',
    description: 'Label of the zoom',
  },
  usePicture: {
    id: 'account.feature-profile.edit.use-picture',
    defaultMessage: 'ใช้รูปนี้',
    description: 'Button that takes the cut picture',
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
  save: {
    id: 'account.feature-profile.edit.save',
    defaultMessage: 'บันทึก',
    description: 'Button',
  },
  saved: {
    id: 'account.feature-profile.edit.saved',
    defaultMessage: 'บันทึกโปรไฟล์แล้ว',
    description: 'Toast',
  },
  cancel: {
    id: 'account.feature-profile.edit.cancel',
    defaultMessage: 'ยกเลิก',
    description: 'Button that goes back without a change',
  },
  fieldsRefused: {
    id: 'account.feature-profile.edit.fields-refused',
    defaultMessage: 'บางช่องยังไม่ถูกต้อง ดูที่ช่องนั้น ๆ',
    description: 'Above the form: some fields were refused',
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
  leaveTitle: {
    id: 'account.feature-profile.edit.leave-title',
    defaultMessage: 'ออกโดยไม่บันทึก?',
    description: 'Heading of the question before leaving',
  },
  leaveText: {
    id: 'account.feature-profile.edit.leave-text',
    defaultMessage: 'สิ่งที่แก้ไว้ยังไม่ได้บันทึก ถ้าออกตอนนี้จะหายไป',
    description: 'What is lost by leaving',
  },
  leave: {
    id: 'account.feature-profile.edit.leave',
    defaultMessage: 'ออกเลย',
    description: 'Button: leave',
  },
  stay: {
    id: 'account.feature-profile.edit.stay',
    defaultMessage: 'แก้ไขต่อ',
    description: 'Button: stay on the form',
  },
  mergedTitle: {
    id: 'account.feature-profile.edit.merged-title',
    defaultMessage: 'โปรไฟล์ถูกแก้จากที่อื่นหลังเปิดหน้านี้',
    description: 'Something was saved elsewhere',
  },
  mergedText: {
    id: 'account.feature-profile.edit.merged-text',
    defaultMessage: 'รวมทั้งสองฝั่งให้แล้ว ตรวจดูแล้วกดบันทึก',
    description: 'Both changes are in the form',
  },
  conflictText: {
    id: 'account.feature-profile.edit.conflict-text',
    defaultMessage: 'ช่องเหล่านี้ถูกแก้ทั้งสองที่ เลือกว่าจะใช้ค่าไหน แล้วกดบันทึก ค่าที่นี่จะถูกใช้ถ้าไม่เลือก',
    description: 'Some fields were changed in both places',
  },
  mine: {
    id: 'account.feature-profile.edit.mine',
    defaultMessage: 'ที่นี่',
    description: 'What stands in this form',
  },
  theirs: {
    id: 'account.feature-profile.edit.theirs',
    defaultMessage: 'ที่อื่น',
    description: 'What was saved elsewhere',
  },
  takeTheirs: {
    id: 'account.feature-profile.edit.take-theirs',
    defaultMessage: 'ใช้ค่าจากที่อื่น',
    description: 'Button: take what was saved elsewhere',
  },
  isOn: {
    id: 'account.feature-profile.edit.is-on',
    defaultMessage: 'เปิด',
    description: 'A way of contact is shown',
  },
  isOff: {
    id: 'account.feature-profile.edit.is-off',
    defaultMessage: 'ปิด',
    description: 'A way of contact is not shown',
  },
  isEmpty: {
    id: 'account.feature-profile.edit.is-empty',
    defaultMessage: 'ว่าง',
    description: 'A field holds nothing',
  },
  hasPicture: {
    id: 'account.feature-profile.edit.has-picture',
    defaultMessage: 'มีรูป',
    description: 'There is a picture',
  },
  previewTitle: {
    id: 'account.feature-profile.edit.preview-title',
    defaultMessage: 'คนอื่นจะเห็นแบบนี้',
    description: 'Above the card that shows the profile as visitors see it',
  },
  verified: {
    id: 'account.feature-profile.edit.verified',
    defaultMessage: 'ยืนยันเบอร์แล้ว',
    description: 'Badge: the phone is proven',
  },
  formOnly: {
    id: 'account.feature-profile.edit.form-only',
    defaultMessage: 'ติดต่อได้ทางแบบฟอร์มเท่านั้น',
    description: 'No way of contact is shown',
  },
  bioHint: {
    id: 'account.feature-profile.edit.bio-hint',
    defaultMessage: '{length}/{max} ตัวอักษร',
    description: 'How long a text is',
  },
  takeTheirsOf: {
    id: 'account.feature-profile.edit.take-theirs-of',
    defaultMessage: 'ใช้ค่าจากที่อื่นสำหรับ {field}',
    description: 'The same, for those who hear it: of which field',
  },
});
