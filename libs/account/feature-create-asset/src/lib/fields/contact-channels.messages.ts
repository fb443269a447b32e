import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  asBefore: defineMessage<{ channels: string }>({
    id: 'account.create-asset.contact-channels.as-before',
    defaultMessage: 'ใช้เหมือนครั้งก่อน: {channels}',
    description: 'Button that chooses the channels of the last listing; {channels} are their names',
  }),
  addToProfile: defineMessage<{ channels: string }>({
    id: 'account.create-asset.contact-channels.add-to-profile',
    defaultMessage: 'เพิ่ม {channels} ในโปรไฟล์',
    description: 'Link to the profile, where a missing contact channel can be added; {channels} are their names',
  }),
});
