import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'account.create-asset.preview.title',
    defaultMessage: 'ดูก่อนเผยแพร่',
    description: 'Heading of the preview',
  },
  changesTitle: {
    id: 'account.create-asset.preview.changes-title',
    defaultMessage: 'ตรวจการแก้ไข',
    description: 'Heading of the preview of a published listing',
  },
  intro: {
    id: 'account.create-asset.preview.intro',
    defaultMessage: 'ผู้สนใจจะเห็นประกาศของคุณแบบนี้',
    description: 'Text below the heading of the preview',
  },
  content: {
    id: 'account.create-asset.preview.content',
    defaultMessage: 'ภาษาของประกาศ',
    description: 'Label of the language switch of the preview',
  },
  thai: { id: 'account.create-asset.preview.thai', defaultMessage: 'ไทย', description: 'Preview in Thai' },
  english: { id: 'account.create-asset.preview.english', defaultMessage: 'อังกฤษ', description: 'Preview in English' },
  frame: {
    id: 'account.create-asset.preview.frame',
    defaultMessage: 'ขนาดจอ',
    description: 'Label of the switch between phone and computer',
  },
  desktop: {
    id: 'account.create-asset.preview.desktop',
    defaultMessage: 'คอมพิวเตอร์',
    description: 'Preview on a computer',
  },
  phone: { id: 'account.create-asset.preview.phone', defaultMessage: 'มือถือ', description: 'Preview on a phone' },
  phoneFrame: {
    id: 'account.create-asset.preview.phone-frame',
    defaultMessage: 'ประกาศบนจอมือถือ',
    description: 'Name of the frame that shows the listing as on a phone, for screen readers',
  },
  nothingYet: {
    id: 'account.create-asset.preview.nothing-yet',
    defaultMessage: 'เลือกประเภทประกาศและประเภททรัพย์ก่อน แล้วตัวอย่างจะขึ้นที่นี่',
    description: 'The draft has no property type or listing type yet',
  },
  goToStart: {
    id: 'account.create-asset.preview.go-to-start',
    defaultMessage: 'ไปเลือก',
    description: 'Link to the first step',
  },
  backToEdit: {
    id: 'account.create-asset.preview.back-to-edit',
    defaultMessage: 'กลับไปแก้ไข',
    description: 'Link back to the form',
  },
});
