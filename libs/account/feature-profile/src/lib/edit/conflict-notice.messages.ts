import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  mergedTitle: {
    id: 'account.feature-profile.edit.merged-title',
    defaultMessage: 'โปรไฟล์ถูกแก้จากที่อื่นหลังเปิดหน้านี้',
    description: 'Title of the notice: the profile was changed elsewhere',
  },
  mergedText: {
    id: 'account.feature-profile.edit.merged-text',
    defaultMessage: 'รวมทั้งสองฝั่งให้แล้ว ตรวจดูแล้วกดบันทึก',
    description: 'Explains that both changes are in the form',
  },
  conflictText: {
    id: 'account.feature-profile.edit.conflict-text',
    defaultMessage: 'ช่องเหล่านี้ถูกแก้ทั้งสองที่ เลือกว่าจะใช้ค่าไหน แล้วกดบันทึก ค่าที่นี่จะถูกใช้ถ้าไม่เลือก',
    description: 'Explains that some fields were changed here and elsewhere',
  },
  mine: {
    id: 'account.feature-profile.edit.mine',
    defaultMessage: 'ที่นี่',
    description: 'Label above the value in this form',
  },
  theirs: {
    id: 'account.feature-profile.edit.theirs',
    defaultMessage: 'ที่อื่น',
    description: 'Label above the value that was saved elsewhere',
  },
  takeTheirs: {
    id: 'account.feature-profile.edit.take-theirs',
    defaultMessage: 'ใช้ค่าจากที่อื่น',
    description: 'Button that uses the value saved elsewhere',
  },
  takeTheirsOf: defineMessage<{ field: string }>({
    id: 'account.feature-profile.edit.take-theirs-of',
    defaultMessage: 'ใช้ค่าจากที่อื่นสำหรับ {field}',
    description: 'The same button for screen readers, with the name of the field',
  }),
  isOn: {
    id: 'account.feature-profile.edit.is-on',
    defaultMessage: 'เปิด',
    description: 'Stands for the value: shown',
  },
  isOff: {
    id: 'account.feature-profile.edit.is-off',
    defaultMessage: 'ปิด',
    description: 'Stands for the value: not shown',
  },
  isEmpty: {
    id: 'account.feature-profile.edit.is-empty',
    defaultMessage: 'ว่าง',
    description: 'Stands for an empty value',
  },
  hasPicture: {
    id: 'account.feature-profile.edit.has-picture',
    defaultMessage: 'มีรูป',
    description: 'Stands for the value: a picture exists',
  },
});
