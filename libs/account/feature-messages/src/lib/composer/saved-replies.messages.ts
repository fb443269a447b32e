import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  open: {
    id: 'account.feature-messages.replies.open',
    defaultMessage: 'ข้อความสำเร็จรูป',
    description: 'Button that opens the seller’s saved replies; also the heading of the dialog',
  },
  close: {
    id: 'account.feature-messages.replies.close',
    defaultMessage: 'ปิด',
    description: 'Button that closes the dialog',
  },
  hint: {
    id: 'account.feature-messages.replies.hint',
    defaultMessage: 'แตะเพื่อใส่ในข้อความ แก้ก่อนส่งได้',
    description: 'Above the saved replies',
  },
  empty: {
    id: 'account.feature-messages.replies.empty',
    defaultMessage: 'เก็บคำตอบที่ใช้บ่อยไว้ที่นี่ ครั้งต่อไปแตะครั้งเดียวก็ใส่ได้',
    description: 'There are no saved replies',
  },
  manage: {
    id: 'account.feature-messages.replies.manage',
    defaultMessage: 'จัดการ',
    description: 'Button that shows the saved replies as a form',
  },
  add: {
    id: 'account.feature-messages.replies.add',
    defaultMessage: 'เพิ่มข้อความ',
    description: 'Button that adds an empty saved reply',
  },
  reply: defineMessage<{ place: number }>({
    id: 'account.feature-messages.replies.reply',
    defaultMessage: 'ข้อความที่ {place}',
    description: 'Label of the text field of a saved reply',
  }),
  up: defineMessage<{ place: number }>({
    id: 'account.feature-messages.replies.up',
    defaultMessage: 'เลื่อนข้อความที่ {place} ขึ้น',
    description: 'Button that moves a saved reply up',
  }),
  down: defineMessage<{ place: number }>({
    id: 'account.feature-messages.replies.down',
    defaultMessage: 'เลื่อนข้อความที่ {place} ลง',
    description: 'Button that moves a saved reply down',
  }),
  remove: defineMessage<{ place: number }>({
    id: 'account.feature-messages.replies.remove',
    defaultMessage: 'ลบข้อความที่ {place}',
    description: 'Button that deletes a saved reply',
  }),
  save: {
    id: 'account.feature-messages.replies.save',
    defaultMessage: 'บันทึก',
    description: 'Button that stores the saved replies',
  },
  cancel: {
    id: 'account.feature-messages.replies.cancel',
    defaultMessage: 'ยกเลิก',
    description: 'Button that discards the changes of the saved replies',
  },
  saved: {
    id: 'account.feature-messages.replies.saved',
    defaultMessage: 'บันทึกข้อความสำเร็จรูปแล้ว',
    description: 'Confirmation: the saved replies were stored',
  },
});
