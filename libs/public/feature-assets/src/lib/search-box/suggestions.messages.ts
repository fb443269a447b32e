import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  list: {
    id: 'public.feature-assets.suggestions.list',
    defaultMessage: 'คำแนะนำ',
    description: 'Name of the list of suggestions',
  },
  recent: {
    id: 'public.feature-assets.suggestions.recent',
    defaultMessage: 'ค้นหาล่าสุด',
    description: 'Group: what was searched before',
  },
  types: {
    id: 'public.feature-assets.suggestions.types',
    defaultMessage: 'ประเภททรัพย์',
    description: 'Group: property types',
  },
  places: {
    id: 'public.feature-assets.suggestions.places',
    defaultMessage: 'ทำเล',
    description: 'Group: provinces and districts',
  },
  stations: {
    id: 'public.feature-assets.suggestions.stations',
    defaultMessage: 'สถานีรถไฟฟ้า',
    description: 'Group: rail stations',
  },
  projects: {
    id: 'public.feature-assets.suggestions.projects',
    defaultMessage: 'โครงการ',
    description: 'Group: projects; beside each how many listings',
  },
  asTyped: {
    id: 'public.feature-assets.suggestions.asTyped',
    defaultMessage: 'ค้นหาคำนี้',
    description: 'Group: the very text that is being typed, where there is nothing else to suggest',
  },
  noMatch: {
    id: 'public.feature-assets.suggestions.noMatch',
    defaultMessage: 'ไม่พบข้อมูลที่ตรงกัน',
    description: 'Nothing can be suggested for what is typed; above the offer to search for it all the same',
  },
  failed: {
    id: 'public.feature-assets.suggestions.failed',
    defaultMessage: 'แสดงคำแนะนำไม่ได้ แต่ยังค้นหาได้',
    description: 'Suggestions cannot be had; searching works',
  },
  forget: {
    id: 'public.feature-assets.suggestions.forget',
    defaultMessage: 'ล้างประวัติการค้นหา',
    description: 'Button that clears the recent searches',
  },
});
