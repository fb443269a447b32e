import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'account.feature-viewings.blocks.title',
    defaultMessage: 'วันที่งดนัด',
    description: 'Heading of the days on which the seller has no viewings',
  },
  from: {
    id: 'account.feature-viewings.blocks.from',
    defaultMessage: 'ตั้งแต่วันที่',
    description: 'Label of the first day without viewings',
  },
  to: {
    id: 'account.feature-viewings.blocks.to',
    defaultMessage: 'ถึงวันที่',
    description: 'Label of the last day without viewings',
  },
  asset: {
    id: 'account.feature-viewings.blocks.asset',
    defaultMessage: 'สำหรับ',
    description: 'Label of the list: all listings, or one of them',
  },
  note: {
    id: 'account.feature-viewings.blocks.note',
    defaultMessage: 'บันทึก (คุณเท่านั้นที่เห็น)',
    description: 'Label of a note about the days, which only the seller sees',
  },
  add: {
    id: 'account.feature-viewings.blocks.add',
    defaultMessage: 'งดนัดวันเหล่านี้',
    description: 'Button that adds days without viewings',
  },
  remove: defineMessage<{ days: string }>({
    id: 'account.feature-viewings.blocks.remove',
    defaultMessage: 'เปิดรับนัดอีกครั้ง {days}',
    description: 'Button that removes days without viewings',
  }),
  days: defineMessage<{ from: string; to: string }>({
    id: 'account.feature-viewings.blocks.days',
    defaultMessage: '{from} – {to}',
    description: 'First and last day without viewings',
  }),
  required: {
    id: 'account.feature-viewings.blocks.required',
    defaultMessage: 'เลือกวัน',
    description: 'Error: no day is chosen',
  },
  order: {
    id: 'account.feature-viewings.blocks.order',
    defaultMessage: 'ต้องไม่ก่อนวันแรก และไม่ก่อนวันนี้',
    description: 'Error: the last day is before the first, or before today',
  },
  tooLong: {
    id: 'account.feature-viewings.blocks.too-long',
    defaultMessage: 'งดได้ครั้งละไม่เกิน 366 วัน',
    description: 'Error: the days are more than a year',
  },
  tooMany: {
    id: 'account.feature-viewings.blocks.too-many',
    defaultMessage: 'มีวันที่งดนัดครบ 100 รายการแล้ว ลบรายการเก่าก่อน',
    description: 'Error: there are as many entries as possible',
  },
  added: defineMessage<{ count: number }>({
    id: 'account.feature-viewings.blocks.added',
    defaultMessage: '{count, plural, =0 {งดนัดแล้ว} other {งดนัดแล้ว แต่ # นัดที่ตกลงไว้ยังอยู่}}',
    description: 'Toast: days without viewings were added; how many viewings are agreed on these days',
  }),
  removed: {
    id: 'account.feature-viewings.blocks.removed',
    defaultMessage: 'เปิดรับนัดอีกครั้งแล้ว',
    description: 'Toast: days without viewings were removed',
  },
});
