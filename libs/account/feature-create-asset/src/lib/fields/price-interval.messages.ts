import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  interval: defineMessage<{ where: string; count: string; low: string; high: string; middle: string; median: number }>({
    id: 'account.create-asset.price-interval.interval',
    defaultMessage:
      '{where, select, below {ราคานี้ต่ำกว่าช่วงที่ประกาศคล้ายกันตั้ง} above {ราคานี้สูงกว่าช่วงที่ประกาศคล้ายกันตั้ง} other {ราคานี้อยู่ในช่วงที่ประกาศคล้ายกันตั้ง}} ({low}–{high} ค่ากลาง {middle} จาก {count} ประกาศ) ครึ่งหนึ่งของการประมาณคลาดไม่เกิน {median}% เป็นราคาที่ตั้งขาย ไม่ใช่ราคาที่ซื้อขายกันจริง',
    description: 'Below a price in the form: where it lies in what similar listings ask, and how exact that is',
  }),
});
