import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  label: NoMessageValues;
  hint: NoMessageValues;
  list: NoMessageValues;
  none: NoMessageValues;
  failed: NoMessageValues;
  placed: { place: string };
  offer: { name: string };
  fillPlace: { place: string };
  fillFacilities: { facilities: string };
  fill: NoMessageValues;
  onlyName: NoMessageValues;
}>({
  label: {
    id: 'account.create-asset.finder.label',
    defaultMessage: 'ค้นหาที่ตั้ง',
    description: 'Box that finds a place or project by typing',
  },
  hint: {
    id: 'account.create-asset.finder.hint',
    defaultMessage: 'พิมพ์ชื่อโครงการ แขวง/ตำบล เขต/อำเภอ หรือรหัสไปรษณีย์ แล้วเลือก หรือเลือกจังหวัดเองด้านล่าง',
    description: 'Help for the box that finds a place or project',
  },
  list: {
    id: 'account.create-asset.finder.list',
    defaultMessage: 'ที่ตั้งที่พบ',
    description: 'Name of the list of found places, for screen readers',
  },
  none: {
    id: 'account.create-asset.finder.none',
    defaultMessage: 'ไม่พบข้อมูลที่ตรงกัน เลือกจังหวัดและเขตด้านล่างได้เลย',
    description: 'Nothing was found for what was typed',
  },
  failed: {
    id: 'account.create-asset.finder.failed',
    defaultMessage: 'ตอนนี้ค้นหาไม่ได้ เลือกจังหวัดและเขตด้านล่างได้เลย',
    description: 'Places could not be looked up',
  },
  placed: {
    id: 'account.create-asset.finder.placed',
    defaultMessage: 'ใส่ที่ตั้งแล้ว: {place}',
    description: 'The place has been filled in',
  },
  offer: {
    id: 'account.create-asset.finder.offer',
    defaultMessage: 'เติมข้อมูลของโครงการ {name} ให้เลยไหม',
    description: 'Question after a project was chosen',
  },
  fillPlace: {
    id: 'account.create-asset.finder.fill-place',
    defaultMessage: 'ที่ตั้ง: {place}',
    description: 'What would be filled in: the place',
  },
  fillFacilities: {
    id: 'account.create-asset.finder.fill-facilities',
    defaultMessage: 'ส่วนกลาง: {facilities}',
    description: 'What would be filled in: shared facilities',
  },
  fill: {
    id: 'account.create-asset.finder.fill',
    defaultMessage: 'เติมให้เลย',
    description: 'Button: fill in place and facilities of the project',
  },
  onlyName: {
    id: 'account.create-asset.finder.only-name',
    defaultMessage: 'ใส่แค่ชื่อโครงการ',
    description: 'Button: take the name of the project alone',
  },
});
