import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  start: {
    id: 'public.compare.page.start',
    defaultMessage: 'ยังไม่ได้เลือกทรัพย์ที่จะเปรียบเทียบ',
    description: 'Heading when there is nothing to compare',
  },
  startHow: {
    id: 'public.compare.page.start-how',
    defaultMessage: 'กดรูปตาชั่งบนประกาศที่สนใจ 2–4 รายการ แล้วกด “เปรียบเทียบ” ที่แถบด้านล่าง หรือใส่รหัสทรัพย์ด้านล่างนี้',
    description: 'Instructions when there is nothing to compare; the scales are the icon on a card',
  },
  browse: { id: 'public.compare.page.browse', defaultMessage: 'ดูประกาศทั้งหมด', description: 'Link to the list' },
  oneMore: {
    id: 'public.compare.page.one-more',
    defaultMessage: 'เพิ่มอีกอย่างน้อย 1 ทรัพย์เพื่อเปรียบเทียบ',
    description: 'When there is only one asset',
  },
  differences: {
    id: 'public.compare.page.differences',
    defaultMessage: 'เฉพาะที่ต่างกัน',
    description: 'Checkbox: show only rows that differ',
  },
  allSame: {
    id: 'public.compare.page.all-same',
    defaultMessage: 'ทุกข้อเหมือนกัน',
    description: 'In place of the table when only differences are shown and there are none',
  },
  landUnit: {
    id: 'public.compare.page.land-unit',
    defaultMessage: 'หน่วยที่ดิน',
    description: 'Label of the switch between Thai land units and square metres',
  },
  thaiUnits: {
    id: 'public.compare.page.thai-units',
    defaultMessage: 'ไร่ งาน ตร.ว.',
    description: 'Option: Thai land units',
  },
  sqm: { id: 'public.compare.page.sqm', defaultMessage: 'ตร.ม.', description: 'Option: square metres' },
  remove: defineMessage<{ title: string }>({
    id: 'public.compare.page.remove',
    defaultMessage: 'เอา {title} ออก',
    description: 'Link that removes the asset from the comparison',
  }),
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
    description: 'In a cell with a dash, for screen readers: not applicable to this asset',
  },
  addTitle: {
    id: 'public.compare.page.add-title',
    defaultMessage: 'เพิ่มทรัพย์',
    description: 'Heading of the section for adding assets',
  },
  addLabel: {
    id: 'public.compare.page.add-label',
    defaultMessage: 'รหัสหรือลิงก์ประกาศ',
    description: 'Label of the field for a listing code or the URL of a listing',
  },
  addHint: {
    id: 'public.compare.page.add-hint',
    defaultMessage: 'เช่น A0000123',
    description: 'Placeholder of that field',
  },
  add: {
    id: 'public.compare.page.add',
    defaultMessage: 'เพิ่ม',
    description: 'Button that adds the asset to the comparison',
  },
  repeated: {
    id: 'public.compare.page.repeated',
    defaultMessage: 'ลิงก์นี้มีทรัพย์ซ้ำ แสดงครั้งเดียว',
    description: 'Warning: the URL contains an asset twice',
  },
  overflow: defineMessage<{ codes: string }>({
    id: 'public.compare.page.overflow',
    defaultMessage: 'เปรียบเทียบได้ครั้งละ 4 ทรัพย์ ไม่ได้แสดง {codes}',
    description: 'Warning: the URL contains more than four assets; {codes} are not shown',
  }),
  foreign: defineMessage<{ texts: string }>({
    id: 'public.compare.page.foreign',
    defaultMessage: 'ไม่ใช่รหัสทรัพย์: {texts}',
    description: 'Warning: parts of the URL are not listing codes',
  }),
  unavailable: defineMessage<{ codes: string }>({
    id: 'public.compare.page.unavailable',
    defaultMessage: 'ไม่พบ {codes} ผู้ขายอาจลบหรือซ่อนประกาศแล้ว',
    description: 'Warning: these assets are not available',
  }),
  addedUnreadable: {
    id: 'public.compare.page.added-unreadable',
    defaultMessage: 'อ่านรหัสไม่ออก ใส่รหัสอย่าง A0000123 หรือวางลิงก์ของประกาศ',
    description: 'Error below the field: the input is not a listing code',
  },
  addedRepeated: {
    id: 'public.compare.page.added-repeated',
    defaultMessage: 'ทรัพย์นี้อยู่ในตารางแล้ว',
    description: 'Error below the field: the asset is already in the comparison',
  },
  addedFull: {
    id: 'public.compare.page.added-full',
    defaultMessage: 'ครบ 4 ทรัพย์แล้ว เอาออกสักรายการก่อนเพิ่ม',
    description: 'Error below the field: the comparison is full',
  },
  askTitle: {
    id: 'public.compare.page.ask-title',
    defaultMessage: 'ถามสิ่งที่ขาด',
    description: 'Heading of the section: ask the sellers for missing details',
  },
  askText: {
    id: 'public.compare.page.ask-text',
    defaultMessage: 'ประกาศเหล่านี้ยังบอกไม่ครบ ส่งคำถามถึงผู้ขายแต่ละรายได้จากตรงนี้',
    description: 'Text below that heading',
  },
  askMore: defineMessage<{ count: number }>({
    id: 'public.compare.page.ask-more',
    defaultMessage: '{count, plural, other {และอีก # ข้อ}}',
    description: 'After a list of missing details: how many more',
  }),
});
