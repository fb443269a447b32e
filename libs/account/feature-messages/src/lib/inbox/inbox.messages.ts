import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  heading: {
    id: 'account.feature-messages.inbox.heading',
    defaultMessage: 'ข้อความ',
    description: 'Heading of the inbox',
  },
  sides: {
    id: 'account.feature-messages.inbox.sides',
    defaultMessage: 'ฝั่งของการสนทนา',
    description: 'Name of the tabs of the inbox: all, buying, selling',
  },
  bothSides: {
    id: 'account.feature-messages.inbox.both-sides',
    defaultMessage: 'ทั้งหมด',
    description: 'Tab of the inbox: as a buyer and as a seller',
  },
  selling: {
    id: 'account.feature-messages.inbox.selling',
    defaultMessage: 'ขาย',
    description: 'Tab of the inbox: conversations about the member’s own listings',
  },
  buying: {
    id: 'account.feature-messages.inbox.buying',
    defaultMessage: 'ซื้อ',
    description: 'Tab of the inbox: conversations with sellers',
  },
  unreadOf: defineMessage<{ count: number }>({
    id: 'account.feature-messages.inbox.unread-of',
    defaultMessage: '{count, plural, other {ยังไม่อ่าน #}}',
    description: 'For screen readers: how many conversations or messages are unread',
  }),
  views: {
    id: 'account.feature-messages.inbox.views',
    defaultMessage: 'แสดง',
    description: 'Name of the filter of the inbox',
  },
  open: defineMessage<{ count: number }>({
    id: 'account.feature-messages.inbox.open',
    defaultMessage: 'ทั้งหมด {count, number}',
    description: 'Filter: all conversations that are not archived',
  }),
  unread: defineMessage<{ count: number }>({
    id: 'account.feature-messages.inbox.unread',
    defaultMessage: 'ยังไม่อ่าน {count, number}',
    description: 'Filter: conversations with unread messages',
  }),
  waiting: defineMessage<{ count: number }>({
    id: 'account.feature-messages.inbox.waiting',
    defaultMessage: 'รอคุณตอบ {count, number}',
    description: 'Filter: conversations in which the other side wrote last',
  }),
  archived: defineMessage<{ count: number }>({
    id: 'account.feature-messages.inbox.archived',
    defaultMessage: 'คลัง {count, number}',
    description: 'Filter: archived and blocked conversations',
  }),
  search: {
    id: 'account.feature-messages.inbox.search',
    defaultMessage: 'ค้นหาชื่อ ทรัพย์ หรือข้อความ',
    description: 'Label and placeholder of the search field',
  },
  oneAsset: defineMessage<{ title: string }>({
    id: 'account.feature-messages.inbox.one-asset',
    defaultMessage: 'เฉพาะ {title}',
    description: 'Active filter: conversations about one listing',
  }),
  thisAsset: {
    id: 'account.feature-messages.inbox.this-asset',
    defaultMessage: 'ประกาศเดียว',
    description: 'Stands for the title of the listing in the active filter, if the list is empty',
  },
  allAssets: {
    id: 'account.feature-messages.inbox.all-assets',
    defaultMessage: 'แสดงของทุกประกาศ',
    description: 'Button that removes the filter by listing',
  },
  empty: {
    id: 'account.feature-messages.inbox.empty',
    defaultMessage: 'เมื่อคุณถามผู้ขาย หรือมีคนสนใจทรัพย์ของคุณ การสนทนาจะอยู่ที่นี่',
    description: 'There are no conversations',
  },
  find: {
    id: 'account.feature-messages.inbox.find',
    defaultMessage: 'ค้นหาทรัพย์',
    description: 'Link to the search, when there are no conversations',
  },
  none: {
    id: 'account.feature-messages.inbox.none',
    defaultMessage: 'ไม่มีการสนทนาที่ตรง',
    description: 'No conversation matches the filters',
  },
  all: {
    id: 'account.feature-messages.inbox.all',
    defaultMessage: 'ดูทั้งหมด',
    description: 'Link that removes all filters',
  },
  choose: {
    id: 'account.feature-messages.inbox.choose',
    defaultMessage: 'เลือกการสนทนาเพื่ออ่านและตอบ',
    description: 'Beside the list: no conversation is open',
  },
  thread: {
    id: 'account.feature-messages.inbox.thread',
    defaultMessage: 'การสนทนา',
    description: 'Name of the part of the page with the open conversation',
  },
  back: {
    id: 'account.feature-messages.inbox.back',
    defaultMessage: 'กลับไปที่รายการ',
    description: 'Link from a conversation back to the list, on a phone',
  },
  notFound: {
    id: 'account.feature-messages.inbox.not-found',
    defaultMessage: 'ไม่พบการสนทนานี้',
    description: 'The conversation of the address does not exist, or belongs to another member',
  },
  mine: defineMessage<{ text: string }>({
    id: 'account.feature-messages.inbox.mine',
    defaultMessage: 'คุณ: {text}',
    description: 'Beginning of the latest message, in a row of the list: the reader wrote it',
  }),
});
