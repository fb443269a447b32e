import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: defineMessage<{ date: string }>({
    id: 'account.feature-messages.pause.title',
    defaultMessage: 'เริ่มการสนทนาใหม่ไม่ได้จนถึง {date}',
    description: 'Above the list of conversations: the member was reported or blocked several times',
  }),
  text: {
    id: 'account.feature-messages.pause.text',
    defaultMessage: 'เพราะมีคนรายงานหรือบล็อกคุณหลายครั้ง การสนทนาที่มีอยู่ยังใช้ได้ตามปกติ',
    description: 'Why no new conversations can be started',
  },
  appeal: {
    id: 'account.feature-messages.pause.appeal',
    defaultMessage: 'อุทธรณ์',
    description: 'Button that opens the form of an appeal',
  },
  label: {
    id: 'account.feature-messages.pause.label',
    defaultMessage: 'ทำไมจึงไม่ถูกต้อง',
    description: 'Label of the text of an appeal',
  },
  send: {
    id: 'account.feature-messages.pause.send',
    defaultMessage: 'ส่งคำอุทธรณ์',
    description: 'Button that sends an appeal',
  },
  cancel: {
    id: 'account.feature-messages.pause.cancel',
    defaultMessage: 'ยกเลิก',
    description: 'Button that closes the form of an appeal',
  },
  open: {
    id: 'account.feature-messages.pause.open',
    defaultMessage: 'เราได้รับคำอุทธรณ์แล้ว และกำลังตรวจสอบ',
    description: 'The appeal was sent',
  },
  refused: {
    id: 'account.feature-messages.pause.refused',
    defaultMessage: 'เราตรวจสอบคำอุทธรณ์แล้ว และคงการหยุดไว้',
    description: 'The appeal was refused',
  },
});
