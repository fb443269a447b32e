import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'account.create-asset.finder.label',
    defaultMessage: 'ค้นหาที่ตั้ง',
    description: 'Label of the search field for a place or project',
  },
  hint: {
    id: 'account.create-asset.finder.hint',
    defaultMessage: 'พิมพ์ชื่อโครงการ แขวง/ตำบล เขต/อำเภอ หรือรหัสไปรษณีย์ แล้วเลือก หรือเลือกจังหวัดเองด้านล่าง',
    description: 'Hint below the search field for a place or project',
  },
  list: {
    id: 'account.create-asset.finder.list',
    defaultMessage: 'ที่ตั้งที่พบ',
    description: 'Name of the list of search results, for screen readers',
  },
  none: {
    id: 'account.create-asset.finder.none',
    defaultMessage: 'ไม่พบข้อมูลที่ตรงกัน เลือกจังหวัดและเขตด้านล่างได้เลย',
    description: 'The search found nothing',
  },
  failed: {
    id: 'account.create-asset.finder.failed',
    defaultMessage: 'ตอนนี้ค้นหาไม่ได้ เลือกจังหวัดและเขตด้านล่างได้เลย',
    description: 'Error: the place search failed',
  },
  placed: defineMessage<{ place: string }>({
    id: 'account.create-asset.finder.placed',
    defaultMessage: 'ใส่ที่ตั้งแล้ว: {place}',
    description: 'Confirmation: the location was filled in',
  }),
  offer: defineMessage<{ name: string }>({
    id: 'account.create-asset.finder.offer',
    defaultMessage: 'เติมข้อมูลของโครงการ {name} ให้เลยไหม',
    description: 'Question after the member selects a project',
  }),
  fillPlace: defineMessage<{ place: string }>({
    id: 'account.create-asset.finder.fill-place',
    defaultMessage: 'ที่ตั้ง: {place}',
    description: 'Part of the question: the location',
  }),
  fillFacilities: defineMessage<{ facilities: string }>({
    id: 'account.create-asset.finder.fill-facilities',
    defaultMessage: 'ส่วนกลาง: {facilities}',
    description: 'Part of the question: the shared facilities',
  }),
  fill: {
    id: 'account.create-asset.finder.fill',
    defaultMessage: 'เติมให้เลย',
    description: 'Button that fills in the location and facilities of the project',
  },
  onlyName: {
    id: 'account.create-asset.finder.only-name',
    defaultMessage: 'ใส่แค่ชื่อโครงการ',
    description: 'Button that uses only the name of the project',
  },
});
