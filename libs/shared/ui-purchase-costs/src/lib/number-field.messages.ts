import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  range: defineMessage<{ min: string; max: string }>({
    id: 'shared.ui-purchase-costs.number-field.range',
    defaultMessage: 'ใส่ตัวเลข {min}–{max}',
    description: 'Error below a field: not a number within the limits',
  }),
});
