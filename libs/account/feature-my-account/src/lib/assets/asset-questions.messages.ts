import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  closeTitle: {
    id: 'account.feature-my-account.question.close-title',
    defaultMessage: 'ปิดประกาศนี้',
    description: 'Title of the confirmation dialog for closing a listing',
  },
  closeText: defineMessage<{ title: string }>({
    id: 'account.feature-my-account.question.close-text',
    defaultMessage: '“{title}” จะไม่ขึ้นในผลค้นหาอีก และเปิดกลับมาไม่ได้ คนที่บันทึกไว้จะได้รับแจ้ง',
    description: 'Explains what closing a listing does',
  }),
  outcome: {
    id: 'account.feature-my-account.question.outcome',
    defaultMessage: 'ปิดเพราะ',
    description: 'Label of the options sold and rented',
  },
  sold: defineMessage<{ deal: string }>({
    id: 'account.feature-my-account.question.sold',
    defaultMessage: '{deal, select, takeover {เซ้งแล้ว} other {ขายแล้ว}}',
    description: 'Option: the property was sold, or its lease was taken over',
  }),
  rented: defineMessage<{ deal: string }>({
    id: 'account.feature-my-account.question.rented',
    defaultMessage: '{deal, select, takeover {ให้เช่าต่อแล้ว} other {ให้เช่าแล้ว}}',
    description: 'Option: the property was rented out, or the lease of a takeover sublet',
  }),
  closeConfirm: {
    id: 'account.feature-my-account.question.close-confirm',
    defaultMessage: 'ปิดประกาศ',
    description: 'Button that confirms closing a listing',
  },
  removeTitle: {
    id: 'account.feature-my-account.question.remove-title',
    defaultMessage: 'ลบประกาศนี้',
    description: 'Title of the confirmation dialog for deleting a listing',
  },
  removeText: defineMessage<{ title: string }>({
    id: 'account.feature-my-account.question.remove-text',
    defaultMessage: '“{title}” และรูปทั้งหมดจะถูกลบ กู้คืนไม่ได้',
    description: 'Explains what deleting a listing does',
  }),
  removeConfirm: {
    id: 'account.feature-my-account.question.remove-confirm',
    defaultMessage: 'ลบเลย',
    description: 'Button that confirms deleting a listing',
  },
  keep: {
    id: 'account.feature-my-account.question.keep',
    defaultMessage: 'ไม่ใช่ตอนนี้',
    description: 'Button that cancels the dialog',
  },
});
