import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'account.feature-profile.edit.title',
    defaultMessage: 'แก้ไขโปรไฟล์',
    description: 'Heading of the profile form',
  },
  save: {
    id: 'account.feature-profile.edit.save',
    defaultMessage: 'บันทึก',
    description: 'Button that saves the profile',
  },
  saved: {
    id: 'account.feature-profile.edit.saved',
    defaultMessage: 'บันทึกโปรไฟล์แล้ว',
    description: 'Toast: the profile was saved',
  },
  cancel: {
    id: 'account.feature-profile.edit.cancel',
    defaultMessage: 'ยกเลิก',
    description: 'Button that leaves without saving',
  },
  fieldsRefused: {
    id: 'account.feature-profile.edit.fields-refused',
    defaultMessage: 'บางช่องยังไม่ถูกต้อง ดูที่ช่องนั้น ๆ',
    description: 'Error above the form: some fields are invalid',
  },
});
