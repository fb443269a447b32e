import { defineMessage, defineMessages, type MessageTag } from 'react-intl';

export const messages = defineMessages({
  title: defineMessage<{ name: string; who: MessageTag }>({
    id: 'account.feature-my-account.page.title',
    defaultMessage: 'สวัสดี คุณ<who>{name}</who>',
    description: 'Heading of the account page; <who> marks the language of the name',
  }),
  parts: {
    id: 'account.feature-my-account.page.parts',
    defaultMessage: 'ส่วนต่าง ๆ ของบัญชี',
    description: 'Name of the tabs',
  },
  setting: {
    id: 'account.feature-my-account.page.setting',
    defaultMessage: 'ตั้งค่า',
    description: 'Link to the settings of the account',
  },
  create: {
    id: 'account.feature-my-account.page.create',
    defaultMessage: 'ลงประกาศใหม่',
    description: 'Link to the form for a new listing',
  },
});
