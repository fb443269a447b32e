import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  mergedTitle: NoMessageValues;
  mergedText: NoMessageValues;
  conflictText: NoMessageValues;
  mine: NoMessageValues;
  theirs: NoMessageValues;
  takeTheirs: NoMessageValues;
  takeTheirsOf: { field: string };
  isOn: NoMessageValues;
  isOff: NoMessageValues;
  isEmpty: NoMessageValues;
  hasPicture: NoMessageValues;
}>({
  mergedTitle: {
    id: 'account.feature-profile.edit.merged-title',
    defaultMessage: 'โปรไฟล์ถูกแก้จากที่อื่นหลังเปิดหน้านี้',
    description: 'Something was saved elsewhere',
  },
  mergedText: {
    id: 'account.feature-profile.edit.merged-text',
    defaultMessage: 'รวมทั้งสองฝั่งให้แล้ว ตรวจดูแล้วกดบันทึก',
    description: 'Both changes are in the form',
  },
  conflictText: {
    id: 'account.feature-profile.edit.conflict-text',
    defaultMessage: 'ช่องเหล่านี้ถูกแก้ทั้งสองที่ เลือกว่าจะใช้ค่าไหน แล้วกดบันทึก ค่าที่นี่จะถูกใช้ถ้าไม่เลือก',
    description: 'Some fields were changed in both places',
  },
  mine: {
    id: 'account.feature-profile.edit.mine',
    defaultMessage: 'ที่นี่',
    description: 'What stands in this form',
  },
  theirs: {
    id: 'account.feature-profile.edit.theirs',
    defaultMessage: 'ที่อื่น',
    description: 'What was saved elsewhere',
  },
  takeTheirs: {
    id: 'account.feature-profile.edit.take-theirs',
    defaultMessage: 'ใช้ค่าจากที่อื่น',
    description: 'Button: take what was saved elsewhere',
  },
  takeTheirsOf: {
    id: 'account.feature-profile.edit.take-theirs-of',
    defaultMessage: 'ใช้ค่าจากที่อื่นสำหรับ {field}',
    description: 'The same, for those who hear it: of which field',
  },
  isOn: {
    id: 'account.feature-profile.edit.is-on',
    defaultMessage: 'เปิด',
    description: 'A way of contact is shown',
  },
  isOff: {
    id: 'account.feature-profile.edit.is-off',
    defaultMessage: 'ปิด',
    description: 'A way of contact is not shown',
  },
  isEmpty: {
    id: 'account.feature-profile.edit.is-empty',
    defaultMessage: 'ว่าง',
    description: 'A field holds nothing',
  },
  hasPicture: {
    id: 'account.feature-profile.edit.has-picture',
    defaultMessage: 'มีรูป',
    description: 'There is a picture',
  },
});
