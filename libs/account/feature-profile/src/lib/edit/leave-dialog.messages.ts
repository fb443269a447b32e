import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  leaveTitle: {
    id: 'account.feature-profile.edit.leave-title',
    defaultMessage: 'ออกโดยไม่บันทึก?',
    description: 'Title of the confirmation dialog before leaving',
  },
  leaveText: {
    id: 'account.feature-profile.edit.leave-text',
    defaultMessage: 'สิ่งที่แก้ไว้ยังไม่ได้บันทึก ถ้าออกตอนนี้จะหายไป',
    description: 'Explains that unsaved changes are lost',
  },
  leave: {
    id: 'account.feature-profile.edit.leave',
    defaultMessage: 'ออกเลย',
    description: 'Button that leaves the form',
  },
  stay: {
    id: 'account.feature-profile.edit.stay',
    defaultMessage: 'แก้ไขต่อ',
    description: 'Button that stays on the form',
  },
});
