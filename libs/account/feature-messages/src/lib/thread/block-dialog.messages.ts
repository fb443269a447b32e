import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: defineMessage<{ name: string }>({
    id: 'account.feature-messages.block.title',
    defaultMessage: 'บล็อก {name} ไหม',
    description: 'Heading of the question before blocking',
  }),
  text: defineMessage<{ name: string }>({
    id: 'account.feature-messages.block.text',
    defaultMessage: '{name} จะส่งข้อความถึงคุณในการสนทนานี้ไม่ได้ และไม่รู้ว่าถูกบล็อก เลิกบล็อกได้ทุกเมื่อ',
    description: 'Explains what blocking does',
  }),
  confirm: {
    id: 'account.feature-messages.block.confirm',
    defaultMessage: 'บล็อก',
    description: 'Button that blocks the other side',
  },
  cancel: {
    id: 'account.feature-messages.block.cancel',
    defaultMessage: 'ยกเลิก',
    description: 'Button that closes the question',
  },
  done: defineMessage<{ name: string }>({
    id: 'account.feature-messages.block.done',
    defaultMessage: 'บล็อก {name} แล้ว',
    description: 'Confirmation after blocking',
  }),
});
