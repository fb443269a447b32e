import type { NotificationChannel, NotificationTopic } from '@yoodee/api-contract/notification-kinds';
import { defineMessage, defineMessages, type MessageDescriptor, type MessageTag } from 'react-intl';

export const messages = defineMessages({
  topic: {
    id: 'account.feature-profile.notifications.topic',
    defaultMessage: 'แจ้งเมื่อ',
    description: 'Heading of the column with the notifications that can be switched on and off',
  },
  choice: defineMessage<{ topic: string; channel: string }>({
    id: 'account.feature-profile.notifications.choice',
    defaultMessage: '{topic} แจ้ง{code, select, line {ทาง LINE} push {บนเครื่อง} other {ทาง{channel}}}',
    description: 'Name of a checkbox in the table, for screen readers: what is told, and where',
  }),
  switchedOn: defineMessage<{ topic: string; channel: string }>({
    id: 'account.feature-profile.notifications.switched-on',
    defaultMessage: 'เปิดแจ้ง{code, select, line {ทาง LINE} push {บนเครื่อง} other {ทาง{channel}}}: {topic}',
    description: 'Toast after a notification was switched on',
  }),
  switchedOff: defineMessage<{ topic: string; channel: string }>({
    id: 'account.feature-profile.notifications.switched-off',
    defaultMessage: 'ปิดแจ้ง{code, select, line {ทาง LINE} push {บนเครื่อง} other {ทาง{channel}}}: {topic}',
    description: 'Toast after a notification was switched off',
  }),
  always: {
    id: 'account.feature-profile.notifications.always',
    defaultMessage: 'แจ้งเสมอ',
    description: 'Instead of a checkbox, for screen readers: this notification cannot be switched off',
  },
  alwaysLead: {
    id: 'account.feature-profile.notifications.always-lead',
    defaultMessage: 'เรื่องประกาศของคุณเองแจ้งที่กระดิ่งเสมอ',
    description: 'Explains which notifications cannot be switched off',
  },
  noLine: defineMessage<{ a: MessageTag }>({
    id: 'account.feature-profile.notifications.no-line',
    defaultMessage: 'ยังไม่ได้เชื่อม LINE <a>เชื่อมก่อน</a> แล้วจึงแจ้งทาง LINE ได้',
    description: 'Below the table, when no LINE account is linked; the link leads to the section where it is linked',
  }),
  noEmail: {
    id: 'account.feature-profile.notifications.no-email',
    defaultMessage: 'เพิ่มอีเมลด้านล่างก่อน แล้วจึงแจ้งทางอีเมลได้',
    description: 'Below the table, when there is no verified mail address; the form follows',
  },
  searches: defineMessage<{ a: MessageTag }>({
    id: 'account.feature-profile.notifications.searches',
    defaultMessage: 'การค้นหาแต่ละรายการแจ้งทันที รายวัน หรือรายสัปดาห์ ตั้งได้ที่<a>การค้นหาที่บันทึกไว้</a>',
    description: 'Below the table; the link leads to the saved searches, where their frequency is chosen',
  }),
  quiet: {
    id: 'account.feature-profile.notifications.quiet',
    defaultMessage: 'ไม่ส่งอะไรตอนกลางคืน (22:00–8:00)',
    description: 'Checkbox: quiet hours',
  },
  quietLead: {
    id: 'account.feature-profile.notifications.quiet-lead',
    defaultMessage: 'เรื่องของทั้งคืนรวมส่งเป็นข้อความเดียวตอนเช้า',
    description: 'Explains the quiet hours, below the checkbox',
  },
  quietOn: {
    id: 'account.feature-profile.notifications.quiet-on',
    defaultMessage: 'งดส่งตอนกลางคืนแล้ว',
    description: 'Toast after the quiet hours were switched on',
  },
  quietOff: {
    id: 'account.feature-profile.notifications.quiet-off',
    defaultMessage: 'ส่งทันทีแม้ตอนกลางคืน',
    description: 'Toast after the quiet hours were switched off',
  },
  digest: {
    id: 'account.feature-profile.notifications.digest',
    defaultMessage: 'ส่งสรุปรายวันและรายสัปดาห์ตอน',
    description: 'Label of the hour at which digests of saved searches are sent',
  },
  hour: defineMessage<{ hour: number }>({
    id: 'account.feature-profile.notifications.hour',
    defaultMessage: '{hour}:00 น.',
    description: 'A full hour of the day, from 0 to 23',
  }),
  digestAt: defineMessage<{ hour: number }>({
    id: 'account.feature-profile.notifications.digest-at',
    defaultMessage: 'จะส่งสรุปตอน {hour}:00 น.',
    description: 'Toast after the hour of digests was chosen',
  }),
  noPush: {
    id: 'account.feature-profile.notifications.no-push',
    defaultMessage: 'เปิดแจ้งเตือนบนเครื่องด้านล่างก่อน แล้วจึงแจ้งบนเครื่องได้',
    description: 'Below the table, when no device shows notifications; the button follows',
  },
  undo: {
    id: 'account.feature-profile.notifications.undo',
    defaultMessage: 'เลิกทำ',
    description: 'Button in a toast that undoes the last choice',
  },
});

export const topicNames: Record<NotificationTopic, MessageDescriptor> = defineMessages({
  enquiries: {
    id: 'account.feature-profile.notifications.enquiries',
    defaultMessage: 'มีคนติดต่อหรือส่งข้อความมา',
    description: 'Topic of notifications: enquiries and messages',
  },
  viewings: {
    id: 'account.feature-profile.notifications.viewings',
    defaultMessage: 'มีความคืบหน้าเรื่องนัดดู หรือใกล้ถึงเวลานัด',
    description: 'Topic of notifications: viewings are booked, moved or cancelled, and reminders',
  },
  own_listings: {
    id: 'account.feature-profile.notifications.own-listings',
    defaultMessage: 'ประกาศของคุณใกล้หมดอายุ',
    description: 'Topic of notifications: own listings must be confirmed, expire soon or have expired',
  },
  reviews: {
    id: 'account.feature-profile.notifications.reviews',
    defaultMessage: 'ผลตรวจประกาศของคุณ',
    description: 'Topic of notifications: an own listing was hidden or restored by the site',
  },
  favourite_prices: {
    id: 'account.feature-profile.notifications.favourite-prices',
    defaultMessage: 'ทรัพย์ที่บันทึกไว้เปลี่ยนราคา',
    description: 'Topic of notifications: the price of a favourite changed',
  },
  favourites_closed: {
    id: 'account.feature-profile.notifications.favourites-closed',
    defaultMessage: 'ทรัพย์ที่บันทึกไว้ขายหรือให้เช่าไปแล้ว',
    description: 'Topic of notifications: a favourite is no longer available',
  },
  saved_searches: {
    id: 'account.feature-profile.notifications.saved-searches',
    defaultMessage: 'มีทรัพย์ใหม่ตรงกับการค้นหาที่บันทึกไว้',
    description: 'Topic of notifications: new matches of a saved search',
  },
  services: {
    id: 'account.feature-profile.notifications.services',
    defaultMessage: 'คำขอใช้บริการมีความคืบหน้า',
    description: 'Topic of notifications: the state of a service request changed',
  },
});

export const channelNames: Record<NotificationChannel, MessageDescriptor> = defineMessages({
  bell: {
    id: 'account.feature-profile.notifications.bell',
    defaultMessage: 'กระดิ่ง',
    description: 'Channel of notifications: the bell in the header. Heading of a narrow column',
  },
  line: {
    id: 'account.feature-profile.notifications.line',
    defaultMessage: 'LINE',
    description: 'Channel of notifications: LINE. Heading of a narrow column',
  },
  email: {
    id: 'account.feature-profile.notifications.email',
    defaultMessage: 'อีเมล',
    description: 'Channel of notifications: mail. Heading of a narrow column',
  },
  push: {
    id: 'account.feature-profile.notifications.push',
    defaultMessage: 'เครื่อง',
    description: 'Channel of notifications: devices that show them. Heading of a narrow column',
  },
});
