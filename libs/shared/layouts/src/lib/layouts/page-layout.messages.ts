import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  skip: {
    id: 'shared.layouts.page-layout.skip',
    defaultMessage: 'ข้ามไปยังเนื้อหา',
    description: 'First link of the page, seen when the Tab key is pressed: jumps over the header',
  },
});
