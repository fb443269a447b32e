import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  change: {
    id: 'account.feature-my-account.price-change.change',
    defaultMessage: 'เปลี่ยนราคา',
    description: 'Button on a listing that opens the price dialog',
  },
  open: {
    id: 'account.feature-my-account.price-change.open',
    defaultMessage: 'มีการแก้ไขที่ยังไม่เผยแพร่',
    description: 'On a listing: it has unpublished changes',
  },
  review: {
    id: 'account.feature-my-account.price-change.review',
    defaultMessage: 'ตรวจและเผยแพร่',
    description: 'Link to the unpublished changes of a listing',
  },
  changed: defineMessage<{ price: string }>({
    id: 'account.feature-my-account.price-change.changed',
    defaultMessage: 'เพิ่งเปลี่ยนจาก ฿{price} ย้อนได้ภายใน 10 นาที',
    description: 'On a listing: its price was changed within ten minutes',
  }),
  takeBack: {
    id: 'account.feature-my-account.price-change.take-back',
    defaultMessage: 'ใช้ราคาเดิม',
    description: 'Button that sets the price back',
  },
});
