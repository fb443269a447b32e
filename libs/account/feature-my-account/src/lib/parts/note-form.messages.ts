import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  add: NoMessageValues;
  edit: NoMessageValues;
  addOf: { subject: string };
  editOf: { subject: string };
  note: NoMessageValues;
  hint: NoMessageValues;
  save: NoMessageValues;
  saved: NoMessageValues;
}>({
  add: {
    id: 'account.feature-my-account.note.add',
    defaultMessage: 'จดบันทึก',
    description: 'Button that opens an empty private note',
  },
  edit: {
    id: 'account.feature-my-account.note.edit',
    defaultMessage: 'แก้บันทึก',
    description: 'Button that opens a private note',
  },
  addOf: {
    id: 'account.feature-my-account.note.add-of',
    defaultMessage: 'จดบันทึก: {subject}',
    description: 'The same for screen readers, with what the note is on',
  },
  editOf: {
    id: 'account.feature-my-account.note.edit-of',
    defaultMessage: 'แก้บันทึก: {subject}',
    description: 'The same for screen readers, with what the note is on',
  },
  note: {
    id: 'account.feature-my-account.note.label',
    defaultMessage: 'บันทึกส่วนตัว',
    description: 'Label of the note; nobody else reads it',
  },
  hint: {
    id: 'account.feature-my-account.note.hint',
    defaultMessage: 'คุณเท่านั้นที่เห็น',
    description: 'Hint below the label of the private note',
  },
  save: {
    id: 'account.feature-my-account.note.save',
    defaultMessage: 'บันทึก',
    description: 'Button that saves the note',
  },
  saved: {
    id: 'account.feature-my-account.note.saved',
    defaultMessage: 'บันทึกแล้ว',
    description: 'Said after the note was saved',
  },
});
