import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'account.create-asset.conflict.title',
    defaultMessage: 'ประกาศนี้ถูกแก้จากอีกเครื่องหรืออีกหน้าต่าง',
    description: 'Title of the dialog: the same field was changed here and elsewhere',
  },
  text: {
    id: 'account.create-asset.conflict.text',
    defaultMessage: 'เลือกทีละช่องว่าจะใช้ข้อมูลไหน ช่องอื่นที่คุณกรอกไว้ยังอยู่ครบ',
    description: 'Explains what the member must choose',
  },
  mine: {
    id: 'account.create-asset.conflict.mine',
    defaultMessage: 'ที่กรอกที่นี่',
    description: 'Label above the value that the member entered here',
  },
  theirs: {
    id: 'account.create-asset.conflict.theirs',
    defaultMessage: 'ที่บันทึกจากอีกที่',
    description: 'Label above the value that was saved elsewhere',
  },
  use: {
    id: 'account.create-asset.conflict.use',
    defaultMessage: 'ใช้ตามที่เลือก',
    description: 'Button that saves the choices',
  },
});
