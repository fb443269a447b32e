import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  closeTitle: NoMessageValues;
  closeText: { title: string };
  outcome: NoMessageValues;
  sold: NoMessageValues;
  rented: NoMessageValues;
  closeConfirm: NoMessageValues;
  removeTitle: NoMessageValues;
  removeText: { title: string };
  removeConfirm: NoMessageValues;
  keep: NoMessageValues;
}>({
  closeTitle: {
    id: 'account.feature-my-account.question.close-title',
    defaultMessage: 'ปิดประกาศนี้',
    description: 'Title of the question before closing a listing',
  },
  closeText: {
    id: 'account.feature-my-account.question.close-text',
    defaultMessage: '“{title}” จะไม่ขึ้นในผลค้นหาอีก และเปิดกลับมาไม่ได้ คนที่บันทึกไว้จะได้รับแจ้ง',
    description: 'What closing a listing means',
  },
  outcome: {
    id: 'account.feature-my-account.question.outcome',
    defaultMessage: 'ปิดเพราะ',
    description: 'Label of the choice between sold and rented',
  },
  sold: {
    id: 'account.feature-my-account.question.sold',
    defaultMessage: 'ขายแล้ว',
    description: 'The listing was sold',
  },
  rented: {
    id: 'account.feature-my-account.question.rented',
    defaultMessage: 'ให้เช่าแล้ว',
    description: 'The listing was rented',
  },
  closeConfirm: {
    id: 'account.feature-my-account.question.close-confirm',
    defaultMessage: 'ปิดประกาศ',
    description: 'Button that really closes a listing',
  },
  removeTitle: {
    id: 'account.feature-my-account.question.remove-title',
    defaultMessage: 'ลบประกาศนี้',
    description: 'Title of the question before deleting a listing',
  },
  removeText: {
    id: 'account.feature-my-account.question.remove-text',
    defaultMessage: '“{title}” และรูปทั้งหมดจะถูกลบ กู้คืนไม่ได้',
    description: 'What deleting a listing means',
  },
  removeConfirm: {
    id: 'account.feature-my-account.question.remove-confirm',
    defaultMessage: 'ลบเลย',
    description: 'Button that really deletes a listing',
  },
  keep: {
    id: 'account.feature-my-account.question.keep',
    defaultMessage: 'ไม่ใช่ตอนนี้',
    description: 'Button that closes the question and changes nothing',
  },
});
