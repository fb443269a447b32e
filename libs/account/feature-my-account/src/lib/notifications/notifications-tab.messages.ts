import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  heading: {
    id: 'account.feature-my-account.notifications.heading',
    defaultMessage: 'การแจ้งเตือน',
    description: 'Heading of the notifications',
  },
  empty: {
    id: 'account.feature-my-account.notifications.empty',
    defaultMessage: 'เรื่องที่คุณควรรู้จะอยู่ที่นี่',
    description: 'There are no notifications',
  },
  unread: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.notifications.unread',
    defaultMessage: '{count, plural, =0 {อ่านครบแล้ว} other {ยังไม่อ่าน # เรื่อง}}',
    description: 'Number of unread notifications',
  }),
  readAll: {
    id: 'account.feature-my-account.notifications.read-all',
    defaultMessage: 'อ่านแล้วทั้งหมด',
    description: 'Button that marks all notifications as read',
  },
  allRead: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.notifications.all-read',
    defaultMessage: '{count, plural, other {ทำเครื่องหมายว่าอ่านแล้ว # เรื่อง}}',
    description: 'Confirmation: all notifications were marked as read',
  }),
  read: {
    id: 'account.feature-my-account.notifications.read',
    defaultMessage: 'ทำเครื่องหมายว่าอ่านแล้ว',
    description: 'Button that marks one notification as read',
  },
  new: {
    id: 'account.feature-my-account.notifications.new',
    defaultMessage: 'ใหม่',
    description: 'For screen readers: the notification is unread',
  },
});
