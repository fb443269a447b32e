import { defineMessage, defineMessages, type MessageTag } from 'react-intl';

export const messages = defineMessages({
  heading: {
    id: 'account.feature-my-account.searches.heading',
    defaultMessage: 'การค้นหาที่บันทึกไว้',
    description: 'Heading of the saved searches',
  },
  empty: {
    id: 'account.feature-my-account.searches.empty',
    defaultMessage: 'บันทึกการค้นหา แล้วเราจะบอกเมื่อมีทรัพย์ใหม่ที่ตรง',
    description: 'The member has no saved searches',
  },
  browse: {
    id: 'account.feature-my-account.searches.browse',
    defaultMessage: 'เริ่มค้นหา',
    description: 'Link to the list of listings',
  },
  run: {
    id: 'account.feature-my-account.searches.run',
    defaultMessage: 'ดูผลค้นหา',
    description: 'Link that opens the search results',
  },
  frequency: defineMessage<{ name: string; who: MessageTag }>({
    id: 'account.feature-my-account.searches.frequency',
    defaultMessage: 'แจ้งเตือน “<who>{name}</who>”',
    description: 'Label of the notification frequency; <who> marks the language of the search’s name',
  }),
  instant: {
    id: 'account.feature-my-account.searches.instant',
    defaultMessage: 'ทันที',
    description: 'Frequency: notify of every match at once',
  },
  daily: {
    id: 'account.feature-my-account.searches.daily',
    defaultMessage: 'วันละครั้ง',
    description: 'Frequency: notify once a day',
  },
  weekly: {
    id: 'account.feature-my-account.searches.weekly',
    defaultMessage: 'สัปดาห์ละครั้ง',
    description: 'Frequency: notify once a week',
  },
  off: {
    id: 'account.feature-my-account.searches.off',
    defaultMessage: 'ไม่ต้องแจ้ง',
    description: 'Frequency: do not notify',
  },
  matches: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.searches.matches',
    defaultMessage: '{count, plural, =0 {ยังไม่มีทรัพย์ใหม่ที่ตรง} other {แจ้งไปแล้ว # ทรัพย์}}',
    description: 'Number of listings that the search has found',
  }),
  prices: defineMessage<{ percent: number }>({
    id: 'account.feature-my-account.searches.prices',
    defaultMessage: 'แจ้งเมื่อราคาตั้งกลางลดลงอย่างน้อย {percent}% ไม่เกินเดือนละครั้ง',
    description: 'What a saved search about the prices of a district tells of',
  }),
  whenItFalls: {
    id: 'account.feature-my-account.searches.when-it-falls',
    defaultMessage: 'เมื่อราคาลด',
    description: 'Frequency of a search about prices: notify when they fall',
  },
  showMatches: {
    id: 'account.feature-my-account.searches.show-matches',
    defaultMessage: 'ดูทรัพย์ที่ตรง',
    description: 'Button that shows the listings that the search has found',
  },
  noMatches: {
    id: 'account.feature-my-account.searches.no-matches',
    defaultMessage: 'ทรัพย์ที่เคยตรงไม่มีแล้ว',
    description: 'None of the matches is available any more',
  },
  remove: {
    id: 'account.feature-my-account.searches.remove',
    defaultMessage: 'ลบ',
    description: 'Button that deletes a saved search',
  },
  removed: defineMessage<{ name: string }>({
    id: 'account.feature-my-account.searches.removed',
    defaultMessage: 'ลบการค้นหา “{name}” แล้ว',
    description: 'Confirmation: the saved search was deleted',
  }),
  told: {
    id: 'account.feature-my-account.searches.told',
    defaultMessage: 'จะแจ้งเตือนตามนี้',
    description: 'Confirmation: the frequency was changed',
  },
});
