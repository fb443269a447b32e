import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  heading: {
    id: 'account.feature-my-account.overview.heading',
    defaultMessage: 'สิ่งที่ควรทำต่อ',
    description: 'Heading of the overview',
  },
  done: {
    id: 'account.feature-my-account.overview.done',
    defaultMessage: 'ทำครบแล้ว ตอนนี้ไม่มีอะไรค้าง',
    description: 'There are no tasks',
  },
  empty: {
    id: 'account.feature-my-account.overview.empty',
    defaultMessage: 'ประกาศที่คุณลงจะอยู่ที่นี่ ลงฟรี ไม่มีค่าใช้จ่าย',
    description: 'The member has no listings yet',
  },
  hidden: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.overview.hidden',
    defaultMessage: '{count, plural, other {# ประกาศถูกซ่อน}}',
    description: 'Task: hidden listings whose owner may ask for another check',
  }),
  hiddenGo: {
    id: 'account.feature-my-account.overview.hidden-go',
    defaultMessage: 'ดูเหตุผล',
    description: 'Link to the hidden listings, which say why',
  },
  answerLeads: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.overview.answer-leads',
    defaultMessage: '{count, plural, other {มีคนรอคำตอบใน # ประกาศ}}',
    description: 'Task: listings with unread enquiries',
  }),
  renew: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.overview.renew',
    defaultMessage: '{count, plural, other {# ประกาศหมดอายุแล้ว}}',
    description: 'Task: expired listings',
  }),
  confirm: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.overview.confirm',
    defaultMessage: '{count, plural, other {# ประกาศรอยืนยันว่ายังอยู่}}',
    description: 'Task: listings to confirm',
  }),
  finishDraft: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.overview.finish-draft',
    defaultMessage: '{count, plural, other {แบบร่าง # ประกาศยังไม่เผยแพร่}}',
    description: 'Task: drafts to finish',
  }),
  addPhotos: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.overview.add-photos',
    defaultMessage: '{count, plural, other {# ประกาศมีรูปน้อย}}',
    description: 'Task: add photographs to listings',
  }),
  addDetails: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.overview.add-details',
    defaultMessage: '{count, plural, other {# ประกาศยังขาดรายละเอียด}}',
    description: 'Task: complete listings with missing details',
  }),
  resume: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.overview.resume',
    defaultMessage: '{count, plural, other {พักไว้ # ประกาศ}}',
    description: 'Task: paused listings',
  }),
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
  more: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.overview.more',
    defaultMessage: '{count, plural, other {และอีก # ประกาศ}}',
    description: 'After three titles: how many more',
  }),
  sums: defineMessage<{ days: number }>({
    id: 'account.feature-my-account.overview.sums',
    defaultMessage: '{days} วันที่ผ่านมา',
    description: 'Heading above the totals of all listings',
  }),
  states: {
    id: 'account.feature-my-account.overview.states',
    defaultMessage: 'ประกาศทั้งหมด',
    description: 'Heading above the number of listings in each state',
  },
});
