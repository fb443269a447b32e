import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  answer_leads: {
    id: 'account.feature-my-account.next.answer_leads',
    defaultMessage: 'ตอบข้อความ',
    description: 'Link from a listing to its unread enquiries',
  },
  renew: {
    id: 'account.feature-my-account.next.renew',
    defaultMessage: 'ต่ออายุ',
    description: 'Button: show an expired listing again',
  },
  confirm: {
    id: 'account.feature-my-account.next.confirm',
    defaultMessage: 'ยืนยันว่ายังอยู่',
    description: 'Button: confirm that the listing is still available at this price',
  },
  finish_draft: {
    id: 'account.feature-my-account.next.finish_draft',
    defaultMessage: 'ทำต่อ',
    description: 'Link: continue a draft',
  },
  add_photos: {
    id: 'account.feature-my-account.next.add_photos',
    defaultMessage: 'เพิ่มรูป',
    description: 'Link: add photographs to a listing',
  },
  add_details: {
    id: 'account.feature-my-account.next.add_details',
    defaultMessage: 'เพิ่มรายละเอียด',
    description: 'Link: add details to a listing',
  },
  resume: {
    id: 'account.feature-my-account.next.resume',
    defaultMessage: 'เผยแพร่อีกครั้ง',
    description: 'Button: show a paused listing again',
  },
});
