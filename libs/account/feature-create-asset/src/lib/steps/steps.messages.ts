import { defineMessages } from 'react-intl';

/** Names of the steps, for the step navigation and for links. */
export const stepNames = defineMessages({
  start: { id: 'account.create-asset.step.start', defaultMessage: 'เริ่มต้น', description: 'Name of the first step' },
  place: {
    id: 'account.create-asset.step.place',
    defaultMessage: 'ทำเล',
    description: 'Name of the step about the location',
  },
  details: {
    id: 'account.create-asset.step.details',
    defaultMessage: 'รายละเอียด',
    description: 'Name of the step about details',
  },
  price: {
    id: 'account.create-asset.step.price',
    defaultMessage: 'ราคา',
    description: 'Name of the step about the price',
  },
  photos: {
    id: 'account.create-asset.step.photos',
    defaultMessage: 'รูปถ่าย',
    description: 'Name of the step about photographs',
  },
  text: {
    id: 'account.create-asset.step.text',
    defaultMessage: 'ข้อความ',
    description: 'Name of the step about title and description',
  },
});

export const stepTitles = defineMessages({
  start: {
    id: 'account.create-asset.title.start',
    defaultMessage: 'คุณจะลงประกาศอะไร',
    description: 'Heading of the first step',
  },
  place: {
    id: 'account.create-asset.title.place',
    defaultMessage: 'ทรัพย์อยู่ที่ไหน',
    description: 'Heading of the step about the location',
  },
  details: {
    id: 'account.create-asset.title.details',
    defaultMessage: 'ทรัพย์เป็นอย่างไร',
    description: 'Heading of the step about size, rooms and building',
  },
  price: {
    id: 'account.create-asset.title.price',
    defaultMessage: 'ราคาและเงื่อนไข',
    description: 'Heading of the step about price and terms',
  },
  photos: {
    id: 'account.create-asset.title.photos',
    defaultMessage: 'รูปถ่าย',
    description: 'Heading of the step about photographs',
  },
  text: {
    id: 'account.create-asset.title.text',
    defaultMessage: 'ชื่อและรายละเอียด',
    description: 'Heading of the step about title and description',
  },
});

export const messages = defineMessages({
  steps: {
    id: 'account.create-asset.steps.label',
    defaultMessage: 'ขั้นตอนลงประกาศ',
    description: 'Name of the list of steps',
  },
  chooseFirst: {
    id: 'account.create-asset.steps.choose-first',
    defaultMessage: 'เลือกประเภทประกาศและประเภททรัพย์ก่อน แล้วคำถามที่เกี่ยวข้องจะขึ้นที่นี่',
    description: 'In steps that need a property type and listing type first',
  },
  goToStart: {
    id: 'account.create-asset.steps.go-to-start',
    defaultMessage: 'ไปเลือก',
    description: 'Link to the first step',
  },
  back: { id: 'account.create-asset.steps.back', defaultMessage: 'ย้อนกลับ', description: 'Link to the previous step' },
  next: { id: 'account.create-asset.steps.next', defaultMessage: 'ต่อไป', description: 'Link to the next step' },
  preview: {
    id: 'account.create-asset.steps.preview',
    defaultMessage: 'ดูก่อนเผยแพร่',
    description: 'Link from the last step to the preview',
  },
});
