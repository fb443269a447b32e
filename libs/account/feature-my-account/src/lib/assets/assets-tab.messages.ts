import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  heading: NoMessageValues;
  empty: NoMessageValues;
  none: NoMessageValues;
  allDone: NoMessageValues;
  toOverview: NoMessageValues;
  clear: NoMessageValues;
  states: NoMessageValues;
  all: { count: number };
  state: { state: string; count: number };
  search: NoMessageValues;
  sort: NoMessageValues;
  sortNext: NoMessageValues;
  sortRecent: NoMessageValues;
  sortViews: NoMessageValues;
  sortLeads: NoMessageValues;
  sortExpires: NoMessageValues;
  found: { count: number };
  onlyNext: { what: string };
  dropNext: NoMessageValues;
  more: NoMessageValues;
}>({
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
    description: 'The filters leave no listing',
  },
  allDone: {
    id: 'account.feature-my-account.assets.all-done',
    defaultMessage: 'เรียบร้อย ไม่มีประกาศที่รอยืนยันแล้ว',
    description: 'The list of listings to confirm or renew has become empty',
  },
  toOverview: {
    id: 'account.feature-my-account.assets.to-overview',
    defaultMessage: 'ดูสิ่งที่ควรทำต่อ',
    description: 'Link to the overview',
  },
  clear: {
    id: 'account.feature-my-account.assets.clear',
    defaultMessage: 'ล้างตัวกรอง',
    description: 'Link that shows all listings',
  },
  states: {
    id: 'account.feature-my-account.assets.states',
    defaultMessage: 'สถานะ',
    description: 'Name of the choice of a state',
  },
  all: {
    id: 'account.feature-my-account.assets.all',
    defaultMessage: 'ทั้งหมด {count, number}',
    description: 'Chip that shows listings in every state',
  },
  state: {
    id: 'account.feature-my-account.assets.state',
    defaultMessage: '{state} {count, number}',
    description: 'Chip that shows listings in one state',
  },
  search: {
    id: 'account.feature-my-account.assets.search',
    defaultMessage: 'ชื่อหรือรหัสประกาศ',
    description: 'Label of the field that narrows the list',
  },
  sort: {
    id: 'account.feature-my-account.assets.sort',
    defaultMessage: 'เรียงตาม',
    description: 'Label of the order of the list',
  },
  sortNext: {
    id: 'account.feature-my-account.assets.sort-next',
    defaultMessage: 'สิ่งที่ต้องทำ',
    description: 'Order: most pressing first',
  },
  sortRecent: {
    id: 'account.feature-my-account.assets.sort-recent',
    defaultMessage: 'แก้ไขล่าสุด',
    description: 'Order: last changed first',
  },
  sortViews: {
    id: 'account.feature-my-account.assets.sort-views',
    defaultMessage: 'เข้าชมมากสุด',
    description: 'Order: most viewed first',
  },
  sortLeads: {
    id: 'account.feature-my-account.assets.sort-leads',
    defaultMessage: 'ติดต่อมากสุด',
    description: 'Order: most enquiries first',
  },
  sortExpires: {
    id: 'account.feature-my-account.assets.sort-expires',
    defaultMessage: 'ใกล้หมดอายุ',
    description: 'Order: expiring soonest first',
  },
  found: {
    id: 'account.feature-my-account.assets.found',
    defaultMessage: '{count, plural, other {# ประกาศ}}',
    description: 'How many listings are shown',
  },
  onlyNext: {
    id: 'account.feature-my-account.assets.only-next',
    defaultMessage: 'เฉพาะที่: {what}',
    description: 'Chip: the list holds listings with one thing to do; {what} is the thing',
  },
  dropNext: {
    id: 'account.feature-my-account.assets.drop-next',
    defaultMessage: 'แสดงประกาศอื่นด้วย',
    description: 'Button that takes the chip away',
  },
  more: {
    id: 'account.feature-my-account.assets.more',
    defaultMessage: 'แสดงเพิ่ม',
    description: 'Button that shows more listings',
  },
});
