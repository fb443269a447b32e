import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  description: NoMessageValues;
  count: { count: number };
  start: NoMessageValues;
  startHow: NoMessageValues;
  browse: NoMessageValues;
  oneMore: NoMessageValues;
  differences: NoMessageValues;
  allSame: NoMessageValues;
  landUnit: NoMessageValues;
  thaiUnits: NoMessageValues;
  sqm: NoMessageValues;
  remove: { title: string };
  topic: NoMessageValues;
  unknown: NoMessageValues;
  none: NoMessageValues;
  addTitle: NoMessageValues;
  addLabel: NoMessageValues;
  addHint: NoMessageValues;
  add: NoMessageValues;
  repeated: NoMessageValues;
  overflow: { codes: string };
  foreign: { texts: string };
  unavailable: { codes: string };
  addedUnreadable: NoMessageValues;
  addedRepeated: NoMessageValues;
  addedFull: NoMessageValues;
  askTitle: NoMessageValues;
  askText: NoMessageValues;
  askMore: { count: number };
}>({
  title: { id: 'public.compare.page.title', defaultMessage: 'เปรียบเทียบทรัพย์', description: 'Title of the page' },
  description: {
    id: 'public.compare.page.description',
    defaultMessage: 'เทียบราคา ขนาด ทำเล และค่าใช้จ่ายของทรัพย์ 2–4 รายการแบบเคียงข้าง',
    description: 'What the page is for, under its title and for search engines',
  },
  count: {
    id: 'public.compare.page.count',
    defaultMessage: '{count, plural, other {# ทรัพย์}}',
    description: 'How many assets are compared; also in the title of the document',
  },
  start: {
    id: 'public.compare.page.start',
    defaultMessage: 'ยังไม่ได้เลือกทรัพย์ที่จะเปรียบเทียบ',
    description: 'Where there is nothing to compare',
  },
  startHow: {
    id: 'public.compare.page.start-how',
    defaultMessage: 'กดรูปตาชั่งบนประกาศที่สนใจ 2–4 รายการ แล้วกด “เปรียบเทียบ” ที่แถบด้านล่าง หรือใส่รหัสทรัพย์ด้านล่างนี้',
    description: 'There: how to begin; scales are the icon on a card',
  },
  browse: { id: 'public.compare.page.browse', defaultMessage: 'ดูประกาศทั้งหมด', description: 'Link to the list' },
  oneMore: {
    id: 'public.compare.page.one-more',
    defaultMessage: 'เพิ่มอีกอย่างน้อย 1 ทรัพย์เพื่อเปรียบเทียบ',
    description: 'Where there is a single asset',
  },
  differences: {
    id: 'public.compare.page.differences',
    defaultMessage: 'เฉพาะที่ต่างกัน',
    description: 'Checkbox: hide the lines in which all assets are alike',
  },
  allSame: {
    id: 'public.compare.page.all-same',
    defaultMessage: 'ทุกข้อเหมือนกัน',
    description: 'In place of the table where that hides every line',
  },
  landUnit: {
    id: 'public.compare.page.land-unit',
    defaultMessage: 'หน่วยที่ดิน',
    description: 'Names the choice between Thai land units and square metres',
  },
  thaiUnits: {
    id: 'public.compare.page.thai-units',
    defaultMessage: 'ไร่ งาน ตร.ว.',
    description: 'Choice: Thai land units',
  },
  sqm: { id: 'public.compare.page.sqm', defaultMessage: 'ตร.ม.', description: 'Choice: square metres' },
  remove: {
    id: 'public.compare.page.remove',
    defaultMessage: 'เอา {title} ออก',
    description: 'Link to the comparison without this asset',
  },
  topic: {
    id: 'public.compare.page.topic',
    defaultMessage: 'หัวข้อ',
    description: 'Heading of the first column, for screen readers',
  },
  unknown: {
    id: 'public.compare.page.unknown',
    defaultMessage: 'ไม่ระบุ',
    description: 'In a cell: the seller does not say',
  },
  none: {
    id: 'public.compare.page.none',
    defaultMessage: 'ไม่มีข้อนี้',
    description: 'In a cell with a dash, for screen readers: such an asset has no such thing',
  },
  addTitle: {
    id: 'public.compare.page.add-title',
    defaultMessage: 'เพิ่มทรัพย์',
    description: 'Heading above the ways to add an asset',
  },
  addLabel: {
    id: 'public.compare.page.add-label',
    defaultMessage: 'รหัสหรือลิงก์ประกาศ',
    description: 'Field: an asset’s code or the address of its page',
  },
  addHint: {
    id: 'public.compare.page.add-hint',
    defaultMessage: 'เช่น A0000123',
    description: 'In that field while it is empty',
  },
  add: { id: 'public.compare.page.add', defaultMessage: 'เพิ่ม', description: 'Button that adds it' },
  repeated: {
    id: 'public.compare.page.repeated',
    defaultMessage: 'ลิงก์นี้มีทรัพย์ซ้ำ แสดงครั้งเดียว',
    description: 'Notice: the address names an asset twice',
  },
  overflow: {
    id: 'public.compare.page.overflow',
    defaultMessage: 'เปรียบเทียบได้ครั้งละ 4 ทรัพย์ ไม่ได้แสดง {codes}',
    description: 'Notice: the address names more than four; {codes} are those left out',
  },
  foreign: {
    id: 'public.compare.page.foreign',
    defaultMessage: 'ไม่ใช่รหัสทรัพย์: {texts}',
    description: 'Notice: parts of the address that name no asset',
  },
  unavailable: {
    id: 'public.compare.page.unavailable',
    defaultMessage: 'ไม่พบ {codes} ผู้ขายอาจลบหรือซ่อนประกาศแล้ว',
    description: 'Notice: assets that nobody can open',
  },
  addedUnreadable: {
    id: 'public.compare.page.added-unreadable',
    defaultMessage: 'อ่านรหัสไม่ออก ใส่รหัสอย่าง A0000123 หรือวางลิงก์ของประกาศ',
    description: 'Under the field: what was typed is no code',
  },
  addedRepeated: {
    id: 'public.compare.page.added-repeated',
    defaultMessage: 'ทรัพย์นี้อยู่ในตารางแล้ว',
    description: 'Under the field: it is compared already',
  },
  addedFull: {
    id: 'public.compare.page.added-full',
    defaultMessage: 'ครบ 4 ทรัพย์แล้ว เอาออกสักรายการก่อนเพิ่ม',
    description: 'Under the field: there is no room',
  },
  askTitle: {
    id: 'public.compare.page.ask-title',
    defaultMessage: 'ถามสิ่งที่ขาด',
    description: 'Heading: ask the sellers for what is missing',
  },
  askText: {
    id: 'public.compare.page.ask-text',
    defaultMessage: 'ประกาศเหล่านี้ยังบอกไม่ครบ ส่งคำถามถึงผู้ขายแต่ละรายได้จากตรงนี้',
    description: 'Under that heading',
  },
  askMore: {
    id: 'public.compare.page.ask-more',
    defaultMessage: '{count, plural, other {และอีก # ข้อ}}',
    description: 'After some of those names: how many more',
  },
});
