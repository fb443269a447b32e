import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  leaveTitle: {
    id: 'account.feature-profile.edit.leave-title',
    defaultMessage: 'ออกโดยไม่บันทึก?',
    description: 'Heading of the question before leaving',
  },
  leaveText: {
    id: 'account.feature-profile.edit.leave-text',
    defaultMessage: 'สิ่งที่แก้ไว้ยังไม่ได้บันทึก ถ้าออกตอนนี้จะหายไป',
    description: 'What is lost by leaving',
  },
  leave: {
    id: 'account.feature-profile.edit.leave',
    defaultMessage: 'ออกเลย',
    description: 'Button: leave',
  },
  stay: {
    id: 'account.feature-profile.edit.stay',
    defaultMessage: 'แก้ไขต่อ',
    description: 'Button: stay on the form',
  },
});
