import { defineMessage, defineMessages, type MessageTag } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'shared.ui-viewings.booked.title',
    defaultMessage: 'จองเวลานัดดู',
    description: 'Heading of the form that books a viewing',
  },
  close: {
    id: 'shared.ui-viewings.booked.close',
    defaultMessage: 'ปิด',
    description: 'Button that closes the form',
  },
  confirmed: {
    id: 'shared.ui-viewings.booked.confirmed',
    defaultMessage: 'นัดเรียบร้อยแล้ว',
    description: 'Heading: the viewing is agreed',
  },
  requested: {
    id: 'shared.ui-viewings.booked.requested',
    defaultMessage: 'ส่งถึงผู้ขายแล้ว',
    description: 'Heading: the seller is to accept one of the times',
  },
  waiting: {
    id: 'shared.ui-viewings.booked.waiting',
    defaultMessage: 'รอผู้ขายเลือกเวลา เราจะแจ้งคุณเมื่อมีคำตอบ',
    description: 'Below the times that were proposed',
  },
  held: {
    id: 'shared.ui-viewings.booked.held',
    defaultMessage: 'เราเก็บเวลานี้ไว้ให้แล้ว และจะแจ้งคุณเมื่อผู้ขายยืนยัน',
    description: 'Below the time that was asked for',
  },
  atSeller: defineMessage<{ seller: string; who: MessageTag }>({
    id: 'shared.ui-viewings.booked.at-seller',
    defaultMessage: '<who>{seller}</who> รู้แล้วว่าคุณจะมา',
    description: 'Below the time of the viewing that was booked',
  }),
  manage: {
    id: 'shared.ui-viewings.booked.manage',
    defaultMessage: 'ดู เลื่อน หรือยกเลิกนัด',
    description: 'Link to the page of the viewing',
  },
  keep: {
    id: 'shared.ui-viewings.booked.keep',
    defaultMessage: 'เก็บลิงก์นี้ไว้ ใครมีลิงก์ก็เปิดนัดนี้ได้',
    description: 'Below the link to the viewing, for a visitor without an account',
  },
  done: {
    id: 'shared.ui-viewings.booked.done',
    defaultMessage: 'เรียบร้อย',
    description: 'Button that closes the form after booking',
  },
  again: {
    id: 'shared.ui-viewings.booked.again',
    defaultMessage: 'ยังจองไม่ได้เพราะไม่มีอินเทอร์เน็ต ที่กรอกไว้ยังอยู่ครบ กดอีกครั้งเมื่อต่อได้',
    description: 'Error: the network failed; the input is not lost',
  },
});
