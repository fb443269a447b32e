import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  day: { id: 'account.create-asset.date.day', defaultMessage: 'วัน', description: 'Day of a date' },
  month: { id: 'account.create-asset.date.month', defaultMessage: 'เดือน', description: 'Month of a date' },
  year: { id: 'account.create-asset.date.year', defaultMessage: 'ปี', description: 'Year of a date' },
});
