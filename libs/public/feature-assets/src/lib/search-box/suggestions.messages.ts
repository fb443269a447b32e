import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  list: {
    id: 'public.feature-assets.suggestions.list',
    defaultMessage: 'คำแนะนำ',
    description: 'Name of the list of suggestions',
  },
  understood: {
    id: 'public.feature-assets.suggestions.understood',
    defaultMessage: 'เข้าใจว่า',
    description: 'Group of suggestions: the filters that the typed text asks for',
  },
  popular: {
    id: 'public.feature-assets.suggestions.popular',
    defaultMessage: 'ทำเลที่มีประกาศมาก',
    description: 'Group of suggestions below an empty box: the districts with the most listings',
  },
  listings: defineMessage<{ count: number }>({
    id: 'public.feature-assets.suggestions.listings',
    defaultMessage: '{count, plural, other {# ประกาศ}}',
    description: 'Number of listings that match the typed text',
  }),
  recent: {
    id: 'public.feature-assets.suggestions.recent',
    defaultMessage: 'ค้นหาล่าสุด',
    description: 'Group of suggestions: recent searches',
  },
  types: {
    id: 'public.feature-assets.suggestions.types',
    defaultMessage: 'ประเภททรัพย์',
    description: 'Group of suggestions: property types',
  },
  places: {
    id: 'public.feature-assets.suggestions.places',
    defaultMessage: 'ทำเล',
    description: 'Group of suggestions: provinces and districts',
  },
  stations: {
    id: 'public.feature-assets.suggestions.stations',
    defaultMessage: 'สถานีรถไฟฟ้า',
    description: 'Group of suggestions: rail stations',
  },
  projects: {
    id: 'public.feature-assets.suggestions.projects',
    defaultMessage: 'โครงการ',
    description: 'Group of suggestions: projects, each with its number of listings',
  },
  about: {
    id: 'public.feature-assets.suggestions.about',
    defaultMessage: 'ข้อมูลโครงการ',
    description: 'Beside a suggested project: opens the page about it',
  },
  aboutProject: defineMessage<{ name: string }>({
    id: 'public.feature-assets.suggestions.about-project',
    defaultMessage: 'ข้อมูลโครงการ {name}',
    description: 'The same for screen readers',
  }),
  asTyped: {
    id: 'public.feature-assets.suggestions.asTyped',
    defaultMessage: 'ค้นหาคำนี้',
    description: 'Group of suggestions: search for the text as entered',
  },
  noMatch: {
    id: 'public.feature-assets.suggestions.noMatch',
    defaultMessage: 'ไม่พบข้อมูลที่ตรงกัน',
    description: 'There are no suggestions; above the option to search for the text as entered',
  },
  failed: {
    id: 'public.feature-assets.suggestions.failed',
    defaultMessage: 'แสดงคำแนะนำไม่ได้ แต่ยังค้นหาได้',
    description: 'Error: no suggestions; the search itself works',
  },
  forget: {
    id: 'public.feature-assets.suggestions.forget',
    defaultMessage: 'ล้างประวัติการค้นหา',
    description: 'Button that clears the recent searches',
  },
});
