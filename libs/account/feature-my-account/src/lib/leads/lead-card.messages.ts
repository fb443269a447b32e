import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  call: { phone: string };
  line: NoMessageValues;
  slots: NoMessageValues;
  missing: NoMessageValues;
  status: { name: string };
  note: NoMessageValues;
  noteHint: NoMessageValues;
  save: NoMessageValues;
  saved: NoMessageValues;
  general: NoMessageValues;
  markedReplied: NoMessageValues;
}>({
  call: {
    id: 'account.feature-my-account.lead-card.call',
    defaultMessage: 'โทร {phone}',
    description: 'Link that calls the sender',
  },
  line: {
    id: 'account.feature-my-account.lead-card.line',
    defaultMessage: 'ตอบทาง LINE',
    description: 'Link that opens a chat with the sender',
  },
  slots: {
    id: 'account.feature-my-account.lead-card.slots',
    defaultMessage: 'สะดวกดู',
    description: 'Above the times at which the sender would come',
  },
  missing: {
    id: 'account.feature-my-account.lead-card.missing',
    defaultMessage: 'อยากรู้เรื่อง',
    description: 'Above the facts that the sender misses',
  },
  status: {
    id: 'account.feature-my-account.lead-card.status',
    defaultMessage: 'สถานะของข้อความจาก {name}',
    description: 'Label of the choice of a state',
  },
  note: {
    id: 'account.feature-my-account.lead-card.note',
    defaultMessage: 'บันทึกส่วนตัว',
    description: 'Label of the note; nobody else reads it',
  },
  noteHint: {
    id: 'account.feature-my-account.lead-card.note-hint',
    defaultMessage: 'คุณเท่านั้นที่เห็น',
    description: 'Hint below the label of the private note',
  },
  save: {
    id: 'account.feature-my-account.lead-card.save',
    defaultMessage: 'บันทึก',
    description: 'Button that saves the note',
  },
  saved: {
    id: 'account.feature-my-account.lead-card.saved',
    defaultMessage: 'บันทึกแล้ว',
    description: 'Said after the note was saved',
  },
  general: {
    id: 'account.feature-my-account.lead-card.general',
    defaultMessage: 'ถึงคุณโดยตรง',
    description: 'The enquiry is about no listing in particular',
  },
  markedReplied: {
    id: 'account.feature-my-account.lead-card.marked-replied',
    defaultMessage: 'ทำเครื่องหมายว่าตอบแล้ว',
    description: 'Said after a way to answer was pressed',
  },
});
