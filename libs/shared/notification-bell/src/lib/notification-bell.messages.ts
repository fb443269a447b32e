import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'shared.notification-bell.bell.label',
    defaultMessage: 'การแจ้งเตือน',
    description: 'Link to the notifications; bell icon in the header',
  },
  unread: defineMessage<{ count: number }>({
    id: 'shared.notification-bell.bell.unread',
    defaultMessage: '{count, plural, other {ยังไม่อ่าน # เรื่อง}}',
    description: 'Number of unread notifications, after the name of the bell, for screen readers',
  }),
});
