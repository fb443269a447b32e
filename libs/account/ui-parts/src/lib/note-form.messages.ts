import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  add: {
    id: 'account.ui-parts.note.add',
    defaultMessage: 'จดบันทึก',
    description: 'Button that adds a private note',
  },
  edit: {
    id: 'account.ui-parts.note.edit',
    defaultMessage: 'แก้บันทึก',
    description: 'Button that edits a private note',
  },
  addOf: defineMessage<{ subject: string }>({
    id: 'account.ui-parts.note.add-of',
    defaultMessage: 'จดบันทึก: {subject}',
    description: 'The same button for screen readers, with the subject of the note',
  }),
  editOf: defineMessage<{ subject: string }>({
    id: 'account.ui-parts.note.edit-of',
    defaultMessage: 'แก้บันทึก: {subject}',
    description: 'The same button for screen readers, with the subject of the note',
  }),
  note: {
    id: 'account.ui-parts.note.label',
    defaultMessage: 'บันทึกส่วนตัว',
    description: 'Label of the private note; only the member can read it',
  },
  hint: {
    id: 'account.ui-parts.note.hint',
    defaultMessage: 'คุณเท่านั้นที่เห็น',
    description: 'Hint below the label of the note',
  },
  save: {
    id: 'account.ui-parts.note.save',
    defaultMessage: 'บันทึก',
    description: 'Button that saves the note',
  },
  saved: {
    id: 'account.ui-parts.note.saved',
    defaultMessage: 'บันทึกแล้ว',
    description: 'Confirmation: the note was saved',
  },
});
