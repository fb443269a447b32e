import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: defineMessage<{ deal: string; price: string }>({
    id: 'account.feature-messages.sold-price.title',
    defaultMessage: '{deal, select, rent {ผู้ให้เช่าบอกว่าตกลงกับคุณที่ {price} ต่อเดือน} other {ผู้ขายบอกว่าขายให้คุณที่ {price}}}',
    description: 'To the buyer or tenant: the price that the seller told',
  }),
  ask: {
    id: 'account.feature-messages.sold-price.ask',
    defaultMessage: 'ถ้าถูกต้องและคุณยินยอม เราจะใช้วัดความแม่นของช่วงราคาเท่านั้น ไม่แสดงบนเว็บ ถ้าไม่ ราคานี้จะเป็นความลับต่อไป',
    description: 'Explains what the buyer agrees to',
  },
  agreed: {
    id: 'account.feature-messages.sold-price.agreed',
    defaultMessage: 'คุณยืนยันแล้ว เปลี่ยนใจได้ทุกเมื่อ',
    description: 'Status: the buyer has agreed',
  },
  declined: {
    id: 'account.feature-messages.sold-price.declined',
    defaultMessage: 'คุณไม่ยินยอม ราคานี้เป็นความลับ เปลี่ยนใจได้ทุกเมื่อ',
    description: 'Status: the buyer has not agreed',
  },
  agree: {
    id: 'account.feature-messages.sold-price.agree',
    defaultMessage: 'ถูกต้อง ให้ใช้ได้',
    description: 'Button: the price is right and may be used',
  },
  decline: {
    id: 'account.feature-messages.sold-price.decline',
    defaultMessage: 'ไม่ยินยอม',
    description: 'Button: the price may not be used',
  },
});
