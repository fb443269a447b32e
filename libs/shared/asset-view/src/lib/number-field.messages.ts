import { defineMessages } from 'react-intl';

export const messages = defineMessages<{ range: { min: string; max: string } }>({
  range: {
    id: 'shared.asset-view.number-field.range',
    defaultMessage: 'ใส่ตัวเลข {min}–{max}',
    description: 'Under a field whose text is no number within its limits',
  },
});
