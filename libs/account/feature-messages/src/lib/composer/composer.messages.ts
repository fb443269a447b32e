import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: defineMessage<{ name: string }>({
    id: 'account.feature-messages.composer.label',
    defaultMessage: 'ข้อความถึง {name}',
    description: 'Label of the text field',
  }),
  placeholder: {
    id: 'account.feature-messages.composer.placeholder',
    defaultMessage: 'พิมพ์ข้อความ',
    description: 'Placeholder of the text field',
  },
  send: {
    id: 'account.feature-messages.composer.send',
    defaultMessage: 'ส่ง',
    description: 'Button that sends the message',
  },
  left: defineMessage<{ count: number }>({
    id: 'account.feature-messages.composer.left',
    defaultMessage: '{count, plural, other {พิมพ์ได้อีก # ตัวอักษร}}',
    description: 'Below the text field: how much more fits',
  }),
  tooLong: defineMessage<{ count: number }>({
    id: 'account.feature-messages.composer.too-long',
    defaultMessage: '{count, plural, other {ยาวเกินไป # ตัวอักษร}}',
    description: 'Error below the text field: the message is too long',
  }),
});
