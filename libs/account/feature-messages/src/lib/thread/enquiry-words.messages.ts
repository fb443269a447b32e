import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  question: {
    id: 'account.feature-messages.enquiry.question',
    defaultMessage: 'สอบถาม',
    description: 'Kind of enquiry',
  },
  viewing: {
    id: 'account.feature-messages.enquiry.viewing',
    defaultMessage: 'ขอนัดดู',
    description: 'Kind of enquiry',
  },
  offer: {
    id: 'account.feature-messages.enquiry.offer',
    defaultMessage: 'เสนอราคา',
    description: 'Kind of enquiry',
  },
  still_available: {
    id: 'account.feature-messages.enquiry.still_available',
    defaultMessage: 'ถามว่ายังอยู่ไหม',
    description: 'Kind of enquiry',
  },
  missing_info: {
    id: 'account.feature-messages.enquiry.missing_info',
    defaultMessage: 'ขอข้อมูลเพิ่ม',
    description: 'Kind of enquiry',
  },
  slots: {
    id: 'account.feature-messages.enquiry.slots',
    defaultMessage: 'สะดวกดู',
    description: 'Heading above the viewing times that the buyer proposes',
  },
  missing: {
    id: 'account.feature-messages.enquiry.missing',
    defaultMessage: 'อยากรู้เรื่อง',
    description: 'Heading above the details that the buyer asks for',
  },
});
