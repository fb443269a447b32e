import { defineMessages } from 'react-intl';

export const messages = defineMessages<{ count: { length: string; max: string }; atLeast: { min: string } }>({
  count: {
    id: 'account.create-asset.counter.count',
    defaultMessage: '{length} / {max} ตัวอักษร',
    description: 'Length of a text and how long it may be',
  },
  atLeast: {
    id: 'account.create-asset.counter.at-least',
    defaultMessage: 'อย่างน้อย {min}',
    description: 'How long a text must be to be published, beside its length',
  },
});
