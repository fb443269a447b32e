import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  price: defineMessage<{ outcome: string; deal: string }>({
    id: 'account.feature-my-account.sold-for.price',
    defaultMessage:
      '{outcome, select, rented {ค่าเช่าที่ตกลงกัน ต่อเดือน} other {{deal, select, takeover {ราคาที่เซ้งได้} other {ราคาที่ขายได้}}}} (ไม่บังคับ)',
    description: 'Label of the price that a listing went for, when it is closed',
  }),
  private: {
    id: 'account.feature-my-account.sold-for.private',
    defaultMessage: 'เก็บเป็นความลับ ไม่แสดงบนเว็บ',
    description: 'Hint below the price that a listing went for',
  },
  wrong: {
    id: 'account.feature-my-account.sold-for.wrong',
    defaultMessage: 'ใส่เป็นตัวเลข หรือเว้นว่างไว้',
    description: 'Error: the price cannot be read',
  },
  agree: {
    id: 'account.feature-my-account.sold-for.agree',
    defaultMessage: 'ให้ใช้วัดความแม่นของช่วงราคาได้ เมื่อผู้ซื้อหรือผู้เช่ายืนยันด้วย',
    description: 'Checkbox: the seller lets the price be used to measure estimates, if the buyer agrees too',
  },
  buyer: {
    id: 'account.feature-my-account.sold-for.buyer',
    defaultMessage: 'ผู้ซื้อหรือผู้เช่าคือ',
    description: 'Label of the choice of the conversation with the buyer',
  },
  nobody: {
    id: 'account.feature-my-account.sold-for.nobody',
    defaultMessage: 'ไม่ระบุ (ราคายังเป็นความลับ)',
    description: 'Choice: none of those who wrote; the price stays private',
  },
  noBuyers: {
    id: 'account.feature-my-account.sold-for.no-buyers',
    defaultMessage: 'ยังไม่มีใครส่งข้อความเรื่องประกาศนี้ ราคาจึงยังเป็นความลับ',
    description: 'Instead of the choice: nobody wrote about the listing',
  },
});
