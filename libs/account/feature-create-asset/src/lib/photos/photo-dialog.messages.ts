import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: defineMessage<{ name: string; count: number }>({
    id: 'account.create-asset.photo.title',
    defaultMessage: '{name} จาก {count}',
    description: 'Heading of a picture: its name and the number of pictures',
  }),
  turn: {
    id: 'account.create-asset.photo.turn',
    defaultMessage: 'หมุน',
    description: 'Button that turns the picture by 90°',
  },
  crop: {
    id: 'account.create-asset.photo.crop',
    defaultMessage: 'ครอบตัด',
    description: 'Button that opens the cropping of the picture',
  },
  original: {
    id: 'account.create-asset.photo.original',
    defaultMessage: 'ใช้รูปเดิม',
    description: 'Button that undoes turning and cropping',
  },
  makeCover: {
    id: 'account.create-asset.photo.make-cover',
    defaultMessage: 'ตั้งเป็นภาพปก',
    description: 'Button that makes this picture the cover',
  },
  earlier: {
    id: 'account.create-asset.photo.earlier',
    defaultMessage: 'เลื่อนมาก่อน',
    description: 'Button that moves the picture one position forward',
  },
  later: {
    id: 'account.create-asset.photo.later',
    defaultMessage: 'เลื่อนไปถัดไป',
    description: 'Button that moves the picture one position back',
  },
  remove: {
    id: 'account.create-asset.photo.remove',
    defaultMessage: 'ลบรูป',
    description: 'Button that removes a picture',
  },
  category: {
    id: 'account.create-asset.photo.category-label',
    defaultMessage: 'หมวด',
    description: 'Label of the category of a picture',
  },
  captionTh: {
    id: 'account.create-asset.photo.caption-th',
    defaultMessage: 'คำบรรยายภาษาไทย',
    description: 'Caption in Thai',
  },
  captionEn: {
    id: 'account.create-asset.photo.caption-en',
    defaultMessage: 'คำบรรยายภาษาอังกฤษ',
    description: 'Caption in English',
  },
  captionProblem: {
    id: 'account.create-asset.photo.caption-problem',
    defaultMessage: 'เอาเบอร์โทร ไอดีไลน์ และลิงก์ออกก่อน',
    description: 'Error: the caption contains contact details',
  },
  done: {
    id: 'account.create-asset.photo.done',
    defaultMessage: 'เสร็จแล้ว',
    description: 'Button that closes a picture',
  },
  close: {
    id: 'account.create-asset.photo.close',
    defaultMessage: 'ปิด',
    description: 'Button in the corner that closes a picture',
  },
  cancel: {
    id: 'account.create-asset.photo.cancel',
    defaultMessage: 'ยกเลิก',
    description: 'Button that closes a dialog without a change',
  },
  save: {
    id: 'account.create-asset.photo.save',
    defaultMessage: 'บันทึก',
    description: 'Button that saves the captions of the chosen pictures',
  },
  describeMany: defineMessage<{ count: number }>({
    id: 'account.create-asset.photo.describe-many',
    defaultMessage: '{count, plural, other {คำบรรยายของ # รูป}}',
    description: 'Heading: one caption for the chosen pictures',
  }),
  describeManyHint: {
    id: 'account.create-asset.photo.describe-many-hint',
    defaultMessage: 'ใช้ข้อความเดียวกันทุกรูป ภาษาที่เว้นว่างจะคงคำบรรยายเดิมไว้',
    description: 'Hint: one caption for all chosen pictures',
  },
  cropTitle: {
    id: 'account.create-asset.photo.crop-title',
    defaultMessage: 'ครอบตัดรูป',
    description: 'Heading of the cropping of a picture',
  },
  cropArea: {
    id: 'account.create-asset.photo.crop-area',
    defaultMessage: 'ส่วนของรูปที่จะใช้ เลื่อนด้วยปุ่มลูกศร',
    description: 'Name of the crop area, for screen readers',
  },
  cropHint: {
    id: 'account.create-asset.photo.crop-hint',
    defaultMessage: 'ลากรูปหรือกดปุ่มลูกศรเพื่อเลื่อน รูปเดิมยังเก็บไว้',
    description: 'Hint: how to move the crop area, and that the original is kept',
  },
  zoom: {
    id: 'account.create-asset.photo.zoom',
    defaultMessage: 'ขยาย',
    description: 'Label of the zoom',
  },
  shape: {
    id: 'account.create-asset.photo.shape',
    defaultMessage: 'สัดส่วน',
    description: 'Name of the choice of proportions',
  },
  landscape: {
    id: 'account.create-asset.photo.landscape',
    defaultMessage: 'แนวนอน 4:3',
    description: 'Proportion of a crop',
  },
  wide: {
    id: 'account.create-asset.photo.wide',
    defaultMessage: 'กว้าง 16:9',
    description: 'Proportion of a crop',
  },
  square: {
    id: 'account.create-asset.photo.square',
    defaultMessage: 'จัตุรัส',
    description: 'Proportion of a crop',
  },
  portrait: {
    id: 'account.create-asset.photo.portrait',
    defaultMessage: 'แนวตั้ง 3:4',
    description: 'Proportion of a crop',
  },
  useCrop: {
    id: 'account.create-asset.photo.use-crop',
    defaultMessage: 'ใช้ส่วนนี้',
    description: 'Button that crops the picture',
  },
});
