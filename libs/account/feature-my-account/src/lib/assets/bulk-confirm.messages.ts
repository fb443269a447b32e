import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'account.feature-my-account.bulk.label',
    defaultMessage: 'ยืนยันหลายประกาศพร้อมกัน',
    description: 'Name of the toolbar that confirms several listings',
  },
  all: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.bulk.all',
    defaultMessage: 'เลือกทั้งหมด ({count, number})',
    description: 'Checkbox that selects all listings that can be confirmed',
  }),
  confirm: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.bulk.confirm',
    defaultMessage: '{count, plural, =0 {ยืนยันว่ายังอยู่} other {ยืนยันว่ายังอยู่ # ประกาศ}}',
    description: 'Button: confirm that the selected listings are still available at their prices',
  }),
  renew: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.bulk.renew',
    defaultMessage: '{count, plural, =0 {ต่ออายุ} other {ต่ออายุ # ประกาศ}}',
    description: 'Button: show the selected expired listings again',
  }),
  done: defineMessage<{ count: number; days: number }>({
    id: 'account.feature-my-account.bulk.done',
    defaultMessage: '{count, plural, other {ยืนยันแล้ว # ประกาศ แสดงต่ออีก {days} วัน}}',
    description: 'Confirmation after several listings were confirmed',
  }),
  failed: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.bulk.failed',
    defaultMessage: '{count, plural, other {ยืนยันไม่สำเร็จ # ประกาศ ยังเลือกค้างไว้ให้}}',
    description: 'Error: some of the selected listings were not confirmed',
  }),
});
