import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  new: {
    id: 'account.feature-my-account.lead.new',
    defaultMessage: 'ใหม่',
    description: 'State of an enquiry: not opened yet',
  },
  seen: {
    id: 'account.feature-my-account.lead.seen',
    defaultMessage: 'อ่านแล้ว',
    description: 'State of an enquiry',
  },
  replied: {
    id: 'account.feature-my-account.lead.replied',
    defaultMessage: 'ตอบแล้ว',
    description: 'State of an enquiry',
  },
  closed: {
    id: 'account.feature-my-account.lead.closed',
    defaultMessage: 'จบแล้ว',
    description: 'State of an enquiry',
  },
  spam: {
    id: 'account.feature-my-account.lead.spam',
    defaultMessage: 'สแปม',
    description: 'State of an enquiry',
  },
  question: {
    id: 'account.feature-my-account.lead.question',
    defaultMessage: 'สอบถาม',
    description: 'Kind of enquiry',
  },
  viewing: {
    id: 'account.feature-my-account.lead.viewing',
    defaultMessage: 'ขอนัดดู',
    description: 'Kind of enquiry',
  },
  offer: {
    id: 'account.feature-my-account.lead.offer',
    defaultMessage: 'เสนอราคา',
    description: 'Kind of enquiry',
  },
  still_available: {
    id: 'account.feature-my-account.lead.still_available',
    defaultMessage: 'ถามว่ายังอยู่ไหม',
    description: 'Kind of enquiry',
  },
  missing_info: {
    id: 'account.feature-my-account.lead.missing_info',
    defaultMessage: 'ขอข้อมูลเพิ่ม',
    description: 'Kind of enquiry',
  },
});
