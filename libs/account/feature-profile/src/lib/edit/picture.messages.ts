import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
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
}>({
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
});
