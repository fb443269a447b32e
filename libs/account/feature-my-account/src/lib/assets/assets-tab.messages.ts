import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  heading: {
    id: 'account.feature-my-account.assets.heading',
    defaultMessage: 'ประกาศของฉัน',
    description: 'Heading of the listings',
  },
  empty: {
    id: 'account.feature-my-account.assets.empty',
    defaultMessage: 'ประกาศที่คุณลงจะอยู่ที่นี่ ลงฟรี ไม่มีค่าใช้จ่าย',
    description: 'The member has no listings yet',
  },
  none: {
    id: 'account.feature-my-account.assets.none',
    defaultMessage: 'ไม่มีประกาศที่ตรงกับตัวกรอง',
    description: 'No listing matches the filters',
  },
  allDone: {
    id: 'account.feature-my-account.assets.all-done',
    defaultMessage: 'เรียบร้อย ไม่มีประกาศที่รอยืนยันแล้ว',
    description: 'The list of listings to confirm or renew is now empty',
  },
  toOverview: {
    id: 'account.feature-my-account.assets.to-overview',
    defaultMessage: 'ดูสิ่งที่ควรทำต่อ',
    description: 'Link to the overview',
  },
  clear: {
    id: 'account.feature-my-account.assets.clear',
    defaultMessage: 'ล้างตัวกรอง',
    description: 'Link that clears the filters',
  },
  states: {
    id: 'account.feature-my-account.assets.states',
    defaultMessage: 'สถานะ',
    description: 'Label of the state filter',
  },
  all: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.assets.all',
    defaultMessage: 'ทั้งหมด {count, number}',
    description: 'Filter: listings in every state',
  }),
  state: defineMessage<{ state: string; count: number }>({
    id: 'account.feature-my-account.assets.state',
    defaultMessage: '{state} {count, number}',
    description: 'Filter: listings in one state',
  }),
  search: {
    id: 'account.feature-my-account.assets.search',
    defaultMessage: 'ชื่อหรือรหัสประกาศ',
    description: 'Label of the search field for the list',
  },
  sort: {
    id: 'account.feature-my-account.assets.sort',
    defaultMessage: 'เรียงตาม',
    description: 'Label of the sort order',
  },
  sortNext: {
    id: 'account.feature-my-account.assets.sort-next',
    defaultMessage: 'สิ่งที่ต้องทำ',
    description: 'Sort order: most urgent',
  },
  sortRecent: {
    id: 'account.feature-my-account.assets.sort-recent',
    defaultMessage: 'แก้ไขล่าสุด',
    description: 'Sort order: last changed',
  },
  sortViews: {
    id: 'account.feature-my-account.assets.sort-views',
    defaultMessage: 'เข้าชมมากสุด',
    description: 'Sort order: most views',
  },
  sortLeads: {
    id: 'account.feature-my-account.assets.sort-leads',
    defaultMessage: 'ติดต่อมากสุด',
    description: 'Sort order: most enquiries',
  },
  sortExpires: {
    id: 'account.feature-my-account.assets.sort-expires',
    defaultMessage: 'ใกล้หมดอายุ',
    description: 'Sort order: expires soonest',
  },
  found: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.assets.found',
    defaultMessage: '{count, plural, other {# ประกาศ}}',
    description: 'Number of listings shown',
  }),
  onlyNext: defineMessage<{ what: string }>({
    id: 'account.feature-my-account.assets.only-next',
    defaultMessage: 'เฉพาะที่: {what}',
    description: 'Active filter: listings that need one action; {what} is the action',
  }),
  dropNext: {
    id: 'account.feature-my-account.assets.drop-next',
    defaultMessage: 'แสดงประกาศอื่นด้วย',
    description: 'Button that removes the filter',
  },
  more: {
    id: 'account.feature-my-account.assets.more',
    defaultMessage: 'แสดงเพิ่ม',
    description: 'Button that shows more listings',
  },
});
