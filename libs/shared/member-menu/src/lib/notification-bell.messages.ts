import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{ label: NoMessageValues; unread: { count: number } }>({
  label: {
    id: 'shared.member-menu.bell.label',
    defaultMessage: 'การแจ้งเตือน',
    description: 'Link to the notification centre; a bell in the header',
  },
  unread: {
    id: 'shared.member-menu.bell.unread',
    defaultMessage: '{count, plural, other {ยังไม่อ่าน # เรื่อง}}',
    description: 'For screen readers, after the bell’s name: how many notifications are unread',
  },
});
