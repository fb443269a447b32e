import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  heading: NoMessageValues;
  empty: NoMessageValues;
  browse: NoMessageValues;
  run: NoMessageValues;
  frequency: { name: string };
  instant: NoMessageValues;
  daily: NoMessageValues;
  weekly: NoMessageValues;
  off: NoMessageValues;
  matches: { count: number };
  showMatches: NoMessageValues;
  noMatches: NoMessageValues;
  remove: NoMessageValues;
  removed: { name: string };
  told: NoMessageValues;
}>({
  heading: {
    id: 'account.feature-my-account.searches.heading',
    defaultMessage: 'การค้นหาที่บันทึกไว้',
    description: 'Heading of the saved searches',
  },
  empty: {
    id: 'account.feature-my-account.searches.empty',
    defaultMessage: 'บันทึกการค้นหา แล้วเราจะบอกเมื่อมีทรัพย์ใหม่ที่ตรง',
    description: 'The member keeps no search yet',
  },
  browse: {
    id: 'account.feature-my-account.searches.browse',
    defaultMessage: 'เริ่มค้นหา',
    description: 'Link to the list of listings',
  },
  run: {
    id: 'account.feature-my-account.searches.run',
    defaultMessage: 'ดูผลค้นหา',
    description: 'Link that runs a saved search',
  },
  frequency: {
    id: 'account.feature-my-account.searches.frequency',
    defaultMessage: 'แจ้งเตือน “{name}”',
    description: 'Label of how often a search tells',
  },
  instant: {
    id: 'account.feature-my-account.searches.instant',
    defaultMessage: 'ทันที',
    description: 'A search tells of every match at once',
  },
  daily: {
    id: 'account.feature-my-account.searches.daily',
    defaultMessage: 'วันละครั้ง',
    description: 'A search tells once a day',
  },
  weekly: {
    id: 'account.feature-my-account.searches.weekly',
    defaultMessage: 'สัปดาห์ละครั้ง',
    description: 'A search tells once a week',
  },
  off: {
    id: 'account.feature-my-account.searches.off',
    defaultMessage: 'ไม่ต้องแจ้ง',
    description: 'A search tells nothing',
  },
  matches: {
    id: 'account.feature-my-account.searches.matches',
    defaultMessage: '{count, plural, =0 {ยังไม่มีทรัพย์ใหม่ที่ตรง} other {แจ้งไปแล้ว # ทรัพย์}}',
    description: 'How many listings a search has told of',
  },
  showMatches: {
    id: 'account.feature-my-account.searches.show-matches',
    defaultMessage: 'ดูทรัพย์ที่ตรง',
    description: 'Opens the list of what a search has told of',
  },
  noMatches: {
    id: 'account.feature-my-account.searches.no-matches',
    defaultMessage: 'ทรัพย์ที่เคยตรงไม่มีแล้ว',
    description: 'None of the matches can be opened any more',
  },
  remove: {
    id: 'account.feature-my-account.searches.remove',
    defaultMessage: 'ลบ',
    description: 'Button that deletes a saved search',
  },
  removed: {
    id: 'account.feature-my-account.searches.removed',
    defaultMessage: 'ลบการค้นหา “{name}” แล้ว',
    description: 'Said after a saved search was deleted',
  },
  told: {
    id: 'account.feature-my-account.searches.told',
    defaultMessage: 'จะแจ้งเตือนตามนี้',
    description: 'Said after the frequency of a search was changed',
  },
});
