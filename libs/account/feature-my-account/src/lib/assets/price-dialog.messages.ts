import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.price.title',
    defaultMessage: '{count, plural, =1 {เปลี่ยนราคา} other {เปลี่ยนราคา # ประกาศ}}',
    description: 'Title of the dialog that changes prices',
  }),
  now: defineMessage<{ price: string }>({
    id: 'account.feature-my-account.price.now',
    defaultMessage: 'ตอนนี้ ฿{price}',
    description: 'Hint below a price input: the price now',
  }),
  again: defineMessage<{ price: string }>({
    id: 'account.feature-my-account.price.again',
    defaultMessage: 'พิมพ์ราคา {price} อีกครั้ง',
    description: 'Label of the input that confirms a large price change',
  }),
  far: {
    id: 'account.feature-my-account.price.far',
    defaultMessage: 'เพราะราคาเปลี่ยนเกิน 30%',
    description: 'Hint: why the price must be typed again',
  },
  missing: {
    id: 'account.feature-my-account.price.missing',
    defaultMessage: 'ใส่ราคาเป็นตัวเลข',
    description: 'Error: the price is not a number',
  },
  notTheSame: {
    id: 'account.feature-my-account.price.not-the-same',
    defaultMessage: 'ยังไม่ตรงกับราคาใหม่',
    description: 'Error: the price that was typed again differs',
  },
  lowerAll: {
    id: 'account.feature-my-account.price.lower-all',
    defaultMessage: 'ลดทุกประกาศ',
    description: 'Name of the group of buttons that lower all prices',
  },
  lower: defineMessage<{ percent: number }>({
    id: 'account.feature-my-account.price.lower',
    defaultMessage: 'ลด {percent}%',
    description: 'Button: lower the prices of all chosen listings',
  }),
  save: {
    id: 'account.feature-my-account.price.save',
    defaultMessage: 'เปลี่ยนราคา',
    description: 'Button that publishes the new prices',
  },
  close: {
    id: 'account.feature-my-account.price.close',
    defaultMessage: 'ยกเลิก',
    description: 'Button that closes the dialog without changes',
  },
  done: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.price.done',
    defaultMessage: '{count, plural, =1 {เปลี่ยนราคาแล้ว} other {เปลี่ยนราคาแล้ว # ประกาศ}}',
    description: 'Toast after prices were changed; it has an undo button',
  }),
  offline: {
    id: 'account.feature-my-account.price.offline',
    defaultMessage: 'ไม่มีอินเทอร์เน็ต ราคายังไม่เปลี่ยน ลองใหม่เมื่อเชื่อมต่อได้',
    description: 'Error: the network failed',
  },
  changedElsewhere: {
    id: 'account.feature-my-account.price.changed-elsewhere',
    defaultMessage: 'ราคาถูกเปลี่ยนจากอีกเครื่องแล้ว ปิดหน้าต่างนี้แล้วดูราคาล่าสุด',
    description: 'Error: another device changed the price meanwhile',
  },
});
