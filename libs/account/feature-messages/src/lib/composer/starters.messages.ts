import { defineMessages } from 'react-intl';

/** Questions of buyers. They are put into the message as they are, and can be edited there. */
export const messages = defineMessages({
  viewing: {
    id: 'account.feature-messages.starter.viewing',
    defaultMessage: 'ขอนัดดูทรัพย์ได้วันไหนบ้าง',
    description: 'Question to the seller',
  },
  negotiable: {
    id: 'account.feature-messages.starter.negotiable',
    defaultMessage: 'ราคานี้ยังต่อรองได้ไหม',
    description: 'Question to the seller',
  },
  photos: {
    id: 'account.feature-messages.starter.photos',
    defaultMessage: 'มีรูปเพิ่มไหม',
    description: 'Question to the seller',
  },
  costs: {
    id: 'account.feature-messages.starter.costs',
    defaultMessage: 'มีค่าใช้จ่ายอื่นนอกจากราคานี้ไหม',
    description: 'Question to the seller',
  },
});

export const names = defineMessages({
  starters: {
    id: 'account.feature-messages.starter.label',
    defaultMessage: 'คำถามที่ใช้บ่อย',
    description: 'Name of the row of questions above the text field',
  },
});
