import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  choose: {
    id: 'account.create-asset.choice.choose',
    defaultMessage: 'เลือก',
    description: 'First entry of a list from which nothing is chosen yet',
  },
  clear: {
    id: 'account.create-asset.choice.clear',
    defaultMessage: 'ล้างคำตอบ',
    description: 'Button that takes back the answer to an optional question',
  },
});
