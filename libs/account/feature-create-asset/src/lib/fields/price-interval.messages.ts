import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  interval: defineMessage<{ count: string; low: string; high: string; middle: string; median: number }>({
    id: 'account.create-asset.price-interval.interval',
    defaultMessage:
      '{count} ประกาศที่คล้ายกันตั้งราคาราว {low}–{high} ค่ากลาง {middle} ครึ่งหนึ่งของการประมาณคลาดไม่เกิน {median}% เป็นราคาที่ตั้งขาย ไม่ใช่ราคาที่ซื้อขายกันจริง',
    description: 'Below a price in the form: what similar listings ask, and how exact that is',
  }),
});
