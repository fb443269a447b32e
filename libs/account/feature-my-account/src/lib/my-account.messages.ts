import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: { name: string };
  parts: NoMessageValues;
  create: NoMessageValues;
}>({
  title: {
    id: 'account.feature-my-account.page.title',
    defaultMessage: 'สวัสดี คุณ{name}',
    description: 'Heading of the account page',
  },
  parts: {
    id: 'account.feature-my-account.page.parts',
    defaultMessage: 'ส่วนต่าง ๆ ของบัญชี',
    description: 'Name of the row of tabs',
  },
  create: {
    id: 'account.feature-my-account.page.create',
    defaultMessage: 'ลงประกาศใหม่',
    description: 'Button to the form for a new listing',
  },
});
