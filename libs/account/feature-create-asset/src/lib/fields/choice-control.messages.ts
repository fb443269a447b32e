import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  choose: {
    id: 'account.create-asset.choice.choose',
    defaultMessage: 'เลือก',
    description: 'First option of a list when nothing is selected',
  },
  clear: {
    id: 'account.create-asset.choice.clear',
    defaultMessage: 'ล้างคำตอบ',
    description: 'Button that clears the answer to an optional question',
  },
});
