import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  answer_leads: NoMessageValues;
  renew: NoMessageValues;
  confirm: NoMessageValues;
  finish_draft: NoMessageValues;
  add_photos: NoMessageValues;
  add_details: NoMessageValues;
  resume: NoMessageValues;
}>({
  answer_leads: {
    id: 'account.feature-my-account.next.answer_leads',
    defaultMessage: 'ตอบข้อความ',
    description: 'Link on a listing to its unread enquiries',
  },
  renew: {
    id: 'account.feature-my-account.next.renew',
    defaultMessage: 'ต่ออายุ',
    description: 'Button that shows an expired listing again',
  },
  confirm: {
    id: 'account.feature-my-account.next.confirm',
    defaultMessage: 'ยืนยันว่ายังอยู่',
    description: 'Button: the listing still stands at this price',
  },
  finish_draft: {
    id: 'account.feature-my-account.next.finish_draft',
    defaultMessage: 'ทำต่อ',
    description: 'Link that goes on with a draft',
  },
  add_photos: {
    id: 'account.feature-my-account.next.add_photos',
    defaultMessage: 'เพิ่มรูป',
    description: 'Link to the photographs of a listing',
  },
  add_details: {
    id: 'account.feature-my-account.next.add_details',
    defaultMessage: 'เพิ่มรายละเอียด',
    description: 'Link to the details of a listing',
  },
  resume: {
    id: 'account.feature-my-account.next.resume',
    defaultMessage: 'เผยแพร่อีกครั้ง',
    description: 'Button that shows a paused listing again',
  },
});
