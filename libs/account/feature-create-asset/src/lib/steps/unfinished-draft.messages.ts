import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  unfinished: {
    id: 'account.create-asset.unfinished.text',
    defaultMessage: 'คุณมีประกาศที่ยังกรอกไม่เสร็จ',
    description: 'Notice above a new form: there is an unfinished draft',
  },
  carryOn: defineMessage<{ name: string }>({
    id: 'account.create-asset.unfinished.carry-on',
    defaultMessage: 'ทำต่อ: {name}',
    description: 'Link to the unfinished draft; {name} is its title and number',
  }),
});
