import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  heading: NoMessageValues;
  done: NoMessageValues;
  empty: NoMessageValues;
  answerLeads: { count: number };
  renew: { count: number };
  confirm: { count: number };
  finishDraft: { count: number };
  addPhotos: { count: number };
  addDetails: { count: number };
  resume: { count: number };
  answerLeadsGo: NoMessageValues;
  renewGo: NoMessageValues;
  confirmGo: NoMessageValues;
  finishDraftGo: NoMessageValues;
  addPhotosGo: NoMessageValues;
  addDetailsGo: NoMessageValues;
  resumeGo: NoMessageValues;
  more: { count: number };
  sums: NoMessageValues;
  states: NoMessageValues;
}>({
  heading: {
    id: 'account.feature-my-account.overview.heading',
    defaultMessage: 'สิ่งที่ควรทำต่อ',
    description: 'Heading of the overview',
  },
  done: {
    id: 'account.feature-my-account.overview.done',
    defaultMessage: 'เรียบร้อยทุกประกาศ ไม่มีอะไรค้าง',
    description: 'No listing needs anything',
  },
  empty: {
    id: 'account.feature-my-account.overview.empty',
    defaultMessage: 'ประกาศที่คุณลงจะอยู่ที่นี่ ลงฟรี ไม่มีค่าใช้จ่าย',
    description: 'The member has no listings yet',
  },
  answerLeads: {
    id: 'account.feature-my-account.overview.answer-leads',
    defaultMessage: '{count, plural, other {มีคนรอคำตอบใน # ประกาศ}}',
    description: 'Listings with enquiries that nobody has opened',
  },
  renew: {
    id: 'account.feature-my-account.overview.renew',
    defaultMessage: '{count, plural, other {# ประกาศหมดอายุแล้ว}}',
    description: 'Listings that visitors no longer see',
  },
  confirm: {
    id: 'account.feature-my-account.overview.confirm',
    defaultMessage: '{count, plural, other {# ประกาศรอยืนยันว่ายังอยู่}}',
    description: 'Listings not confirmed for 30 days',
  },
  finishDraft: {
    id: 'account.feature-my-account.overview.finish-draft',
    defaultMessage: '{count, plural, other {แบบร่าง # ประกาศยังไม่เผยแพร่}}',
    description: 'Drafts',
  },
  addPhotos: {
    id: 'account.feature-my-account.overview.add-photos',
    defaultMessage: '{count, plural, other {# ประกาศมีรูปน้อย}}',
    description: 'Listings with fewer than eight photographs',
  },
  addDetails: {
    id: 'account.feature-my-account.overview.add-details',
    defaultMessage: '{count, plural, other {# ประกาศยังขาดรายละเอียด}}',
    description: 'Listings less than 80 per cent complete',
  },
  resume: {
    id: 'account.feature-my-account.overview.resume',
    defaultMessage: '{count, plural, other {พักไว้ # ประกาศ}}',
    description: 'Paused listings',
  },
  answerLeadsGo: {
    id: 'account.feature-my-account.overview.answer-leads-go',
    defaultMessage: 'อ่านและตอบ',
    description: 'Link to the enquiries',
  },
  renewGo: {
    id: 'account.feature-my-account.overview.renew-go',
    defaultMessage: 'ดูและต่ออายุ',
    description: 'Link to expired listings',
  },
  confirmGo: {
    id: 'account.feature-my-account.overview.confirm-go',
    defaultMessage: 'ดูและยืนยัน',
    description: 'Link to the listings to confirm',
  },
  finishDraftGo: {
    id: 'account.feature-my-account.overview.finish-draft-go',
    defaultMessage: 'ทำต่อ',
    description: 'Link to the drafts',
  },
  addPhotosGo: {
    id: 'account.feature-my-account.overview.add-photos-go',
    defaultMessage: 'เพิ่มรูป',
    description: 'Link to listings with few photographs',
  },
  addDetailsGo: {
    id: 'account.feature-my-account.overview.add-details-go',
    defaultMessage: 'เพิ่มรายละเอียด',
    description: 'Link to incomplete listings',
  },
  resumeGo: {
    id: 'account.feature-my-account.overview.resume-go',
    defaultMessage: 'ดูที่พักไว้',
    description: 'Link to paused listings',
  },
  more: {
    id: 'account.feature-my-account.overview.more',
    defaultMessage: '{count, plural, other {และอีก # ประกาศ}}',
    description: 'After three titles: how many more there are',
  },
  sums: {
    id: 'account.feature-my-account.overview.sums',
    defaultMessage: '30 วันที่ผ่านมา',
    description: 'Heading above the sums of all listings',
  },
  states: {
    id: 'account.feature-my-account.overview.states',
    defaultMessage: 'ประกาศทั้งหมด',
    description: 'Heading above the number of listings in each state',
  },
});
