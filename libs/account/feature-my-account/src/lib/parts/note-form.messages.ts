import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  add: {
    id: 'account.feature-my-account.note.add',
    defaultMessage: 'จดบันทึก',
    description: 'Button that adds a private note',
  },
  edit: {
    id: 'account.feature-my-account.note.edit',
    defaultMessage: 'แก้บันทึก',
    description: 'Button that edits a private note',
  },
  addOf: defineMessage<{ subject: string }>({
    id: 'account.feature-my-account.note.add-of',
    defaultMessage: 'จดบันทึก: {subject}',
    description: 'The same button for screen readers, with the subject of the note',
  }),
  editOf: defineMessage<{ subject: string }>({
    id: 'account.feature-my-account.note.edit-of',
    defaultMessage: 'แก้บันทึก: {subject}',
    description: 'The same button for screen readers, with the subject of the note',
  }),
  note: {
    id: 'account.feature-my-account.note.label',
    defaultMessage: 'บันทึกส่วนตัว',
    description: 'Label of the private note; only the member can read it',
  },
  hint: {
    id: 'account.feature-my-account.note.hint',
    defaultMessage: 'คุณเท่านั้นที่เห็น',
    description: 'Hint below the label of the note',
  },
  save: {
    id: 'account.feature-my-account.note.save',
    defaultMessage: 'บันทึก',
    description: 'Button that saves the note',
  },
  saved: {
    id: 'account.feature-my-account.note.saved',
    defaultMessage: 'บันทึกแล้ว',
    description: 'Confirmation: the note was saved',
  },
});
