import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  addPicture: {
    id: 'account.feature-profile.edit.add-picture',
    defaultMessage: 'ใส่รูป',
    description: 'Button that opens the file picker or the camera',
  },
  otherPicture: {
    id: 'account.feature-profile.edit.other-picture',
    defaultMessage: 'เปลี่ยนรูป',
    description: 'Button that replaces the picture',
  },
  removePicture: {
    id: 'account.feature-profile.edit.remove-picture',
    defaultMessage: 'เอารูปออก',
    description: 'Button that removes the picture',
  },
  pictureHint: {
    id: 'account.feature-profile.edit.picture-hint',
    defaultMessage: 'JPEG, PNG, WebP หรือ AVIF กว้างและสูงอย่างน้อย 320 พิกเซล',
    description: 'Hint: accepted pictures',
  },
  format: {
    id: 'account.feature-profile.edit.format',
    defaultMessage: 'รูปชนิดนี้ใช้ไม่ได้ เลือก JPEG, PNG, WebP หรือ AVIF',
    description: 'Error: the file format is not supported',
  },
  tooLarge: {
    id: 'account.feature-profile.edit.too-large',
    defaultMessage: 'ไฟล์ใหญ่เกิน 15 MB',
    description: 'Error: the file is too large',
  },
  tooSmall: {
    id: 'account.feature-profile.edit.too-small',
    defaultMessage: 'รูปเล็กเกินไป เลือกรูปที่กว้างและสูงอย่างน้อย 320 พิกเซล',
    description: 'Error: the picture resolution is too low',
  },
  unreadable: {
    id: 'account.feature-profile.edit.unreadable',
    defaultMessage: 'เปิดรูปนี้ไม่ได้ ลองเลือกรูปอื่น',
    description: 'Error: the picture cannot be opened',
  },
  cropTitle: {
    id: 'account.feature-profile.edit.crop-title',
    defaultMessage: 'จัดรูป',
    description: 'Title of the crop dialog',
  },
  cropArea: {
    id: 'account.feature-profile.edit.crop-area',
    defaultMessage: 'ส่วนของรูปที่จะใช้ เลื่อนด้วยปุ่มลูกศร',
    description: 'Name of the crop area, for screen readers',
  },
  cropHint: {
    id: 'account.feature-profile.edit.crop-hint',
    defaultMessage: 'ลากรูป หรือกดปุ่มลูกศรเพื่อเลื่อน',
    description: 'Hint: how to move the picture',
  },
  zoom: {
    id: 'account.feature-profile.edit.zoom',
    defaultMessage: 'ขยาย',
    description: 'Label of the zoom',
  },
  usePicture: {
    id: 'account.feature-profile.edit.use-picture',
    defaultMessage: 'ใช้รูปนี้',
    description: 'Button that uses the cropped picture',
  },
});
