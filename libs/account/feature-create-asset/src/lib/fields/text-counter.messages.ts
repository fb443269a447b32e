import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  count: defineMessage<{ length: string; max: string }>({
    id: 'account.create-asset.counter.count',
    defaultMessage: '{length} / {max} ตัวอักษร',
    description: 'Character counter: current and maximum length of a text',
  }),
  atLeast: defineMessage<{ min: string }>({
    id: 'account.create-asset.counter.at-least',
    defaultMessage: 'อย่างน้อย {min}',
    description: 'Minimum length of a text to be published, next to the counter',
  }),
});
