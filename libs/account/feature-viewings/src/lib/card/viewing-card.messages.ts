import { defineMessage, defineMessages, type MessageTag } from 'react-intl';

export const messages = defineMessages({
  chooseTime: defineMessage<{ count: number }>({
    id: 'account.feature-viewings.card.choose-time',
    defaultMessage: '{count, plural, other {เสนอมา # เวลา}}',
    description: 'Heading of a viewing without an agreed time, of which the reader chooses one',
  }),
  proposed: defineMessage<{ count: number }>({
    id: 'account.feature-viewings.card.proposed',
    defaultMessage: '{count, plural, other {เสนอไป # เวลา}}',
    description: 'Heading of a viewing without an agreed time: those that the reader has proposed follow',
  }),
  noTime: {
    id: 'account.feature-viewings.card.no-time',
    defaultMessage: 'ไม่ได้ตกลงเวลา',
    description: 'Heading of a viewing that ended before a time was agreed',
  },
  buyer: defineMessage<{ name: string; who: MessageTag }>({
    id: 'account.feature-viewings.card.buyer',
    defaultMessage: 'ผู้มาดู <who>{name}</who>',
    description: 'Who comes to the viewing',
  }),
  seller: defineMessage<{ name: string; who: MessageTag }>({
    id: 'account.feature-viewings.card.seller',
    defaultMessage: 'ผู้ขาย <who>{name}</who>',
    description: 'Who shows the property',
  }),
  call: defineMessage<{ phone: string }>({
    id: 'account.feature-viewings.card.call',
    defaultMessage: 'โทร {phone}',
    description: 'Link that calls the buyer',
  }),
  conversation: {
    id: 'account.feature-viewings.card.conversation',
    defaultMessage: 'ข้อความ',
    description: 'Link to the conversation with the other side',
  },
  answerBy: defineMessage<{ time: string }>({
    id: 'account.feature-viewings.card.answer-by',
    defaultMessage: 'ตอบภายใน {time}',
    description: 'By when the reader is to answer',
  }),
  waitsUntil: defineMessage<{ time: string }>({
    id: 'account.feature-viewings.card.waits-until',
    defaultMessage: 'ถ้าไม่มีคำตอบภายใน {time} คำขอนี้จะหมดอายุ',
    description: 'By when the other side is to answer',
  }),
  held: {
    id: 'account.feature-viewings.card.held',
    defaultMessage: 'เวลานี้เก็บไว้ให้แล้ว คนอื่นจองไม่ได้',
    description: 'The time that was asked for cannot be booked by others',
  },
  reason: defineMessage<{ reason: string }>({
    id: 'account.feature-viewings.card.reason',
    defaultMessage: '“{reason}”',
    description: 'The words of the side that proposed other times or ended the viewing',
  }),
  endedByMe: {
    id: 'account.feature-viewings.card.ended-by-me',
    defaultMessage: 'โดยคุณ',
    description: 'After “declined” or “cancelled”: the reader did',
  },
  endedByOther: defineMessage<{ name: string; who: MessageTag }>({
    id: 'account.feature-viewings.card.ended-by-other',
    defaultMessage: 'โดย <who>{name}</who>',
    description: 'After “declined” or “cancelled”: the other side did',
  }),
  asset_closed: {
    id: 'account.feature-viewings.card.asset-closed',
    defaultMessage: 'ประกาศปิดแล้ว นัดจึงยกเลิก',
    description: 'The viewing was cancelled because the listing is no longer offered',
  },
  account_closed: {
    id: 'account.feature-viewings.card.account-closed',
    defaultMessage: 'อีกฝ่ายลบบัญชี นัดจึงยกเลิก',
    description: 'The viewing was cancelled because the other account was deleted',
  },
  blocked: {
    id: 'account.feature-viewings.card.blocked',
    defaultMessage: 'การสนทนาปิดแล้ว นัดจึงยกเลิก',
    description: 'The viewing was cancelled because one side has blocked the other',
  },
  answer: {
    id: 'account.feature-viewings.card.answer',
    defaultMessage: 'ตอบนัดนี้',
    description: 'Button that shows the proposed times and actions of a viewing that waits for the reader',
  },
  manage: {
    id: 'account.feature-viewings.card.manage',
    defaultMessage: 'จัดการนัด',
    description: 'Button that shows the links and actions of an agreed viewing',
  },
  howWasIt: {
    id: 'account.feature-viewings.card.how-was-it',
    defaultMessage: 'นัดนี้เป็นอย่างไรบ้าง',
    description: 'Question after the viewing, above buttons',
  },
});
