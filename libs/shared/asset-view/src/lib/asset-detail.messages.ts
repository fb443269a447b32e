import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  size: NoMessageValues;
  rooms: NoMessageValues;
  building: NoMessageValues;
  land: NoMessageValues;
  right: NoMessageValues;
  cost: NoMessageValues;
  rent: NoMessageValues;
  facts: NoMessageValues;
  description: NoMessageValues;
  onlyThai: NoMessageValues;
  facilities: NoMessageValues;
  features: NoMessageValues;
  place: NoMessageValues;
  approximate: NoMessageValues;
  walk: { distance: string; minutes: number };
  doubtfulTitle: NoMessageValues;
  sold: NoMessageValues;
  rented: NoMessageValues;
  reserved: NoMessageValues;
  expired: NoMessageValues;
  parking: { count: number };
  confirmed: { when: string };
  firstListed: { date: string };
  code: { code: string };
  stale: NoMessageValues;
}>({
  size: { id: 'shared.asset-view.detail.size', defaultMessage: 'ขนาด', description: 'Heading of a group of facts' },
  rooms: { id: 'shared.asset-view.detail.rooms', defaultMessage: 'ห้อง', description: 'Heading of a group of facts' },
  building: {
    id: 'shared.asset-view.detail.building',
    defaultMessage: 'ตัวอาคาร',
    description: 'Heading of a group of facts',
  },
  land: { id: 'shared.asset-view.detail.land', defaultMessage: 'ที่ดิน', description: 'Heading of a group of facts' },
  right: {
    id: 'shared.asset-view.detail.right',
    defaultMessage: 'กรรมสิทธิ์',
    description: 'Heading of a group of facts',
  },
  cost: { id: 'shared.asset-view.detail.cost', defaultMessage: 'ค่าใช้จ่าย', description: 'Heading of a group of facts' },
  rent: {
    id: 'shared.asset-view.detail.rent',
    defaultMessage: 'เงื่อนไขการเช่า',
    description: 'Heading of a group of facts',
  },
  facts: { id: 'shared.asset-view.detail.facts', defaultMessage: 'ข้อมูลทรัพย์', description: 'Heading above all facts' },
  description: {
    id: 'shared.asset-view.detail.description',
    defaultMessage: 'รายละเอียด',
    description: 'Heading above the seller’s text',
  },
  onlyThai: {
    id: 'shared.asset-view.detail.only-thai',
    defaultMessage: 'ผู้ขายเขียนรายละเอียดเป็นภาษาไทยเท่านั้น',
    description: 'On an English page, above a text that exists only in Thai',
  },
  facilities: {
    id: 'shared.asset-view.detail.facilities',
    defaultMessage: 'ส่วนกลาง',
    description: 'Heading above shared facilities',
  },
  features: {
    id: 'shared.asset-view.detail.features',
    defaultMessage: 'ภายใน',
    description: 'Heading above what the unit has',
  },
  place: {
    id: 'shared.asset-view.detail.place',
    defaultMessage: 'ทำเล',
    description: 'Heading above address and stations',
  },
  approximate: {
    id: 'shared.asset-view.detail.approximate',
    defaultMessage: 'ผู้ขายแสดงตำแหน่งโดยประมาณ',
    description: 'The point shown is moved by up to 200 m',
  },
  walk: {
    id: 'shared.asset-view.detail.walk',
    defaultMessage: '{distance} · เดิน {minutes, plural, other {# นาที}}',
    description: 'Way to a rail station',
  },
  doubtfulTitle: {
    id: 'shared.asset-view.detail.doubtful-title',
    defaultMessage: 'เอกสารสิทธิ์ประเภทนี้อาจโอนกรรมสิทธิ์ไม่ได้ ตรวจสอบกับสำนักงานที่ดินก่อนตัดสินใจ',
    description: 'Warning on a sale whose title document may not be transferable',
  },
  sold: {
    id: 'shared.asset-view.detail.sold',
    defaultMessage: 'ทรัพย์นี้ขายแล้ว',
    description: 'Notice on a closed listing',
  },
  rented: {
    id: 'shared.asset-view.detail.rented',
    defaultMessage: 'ทรัพย์นี้ให้เช่าแล้ว',
    description: 'Notice on a closed listing',
  },
  reserved: {
    id: 'shared.asset-view.detail.reserved',
    defaultMessage: 'ทรัพย์นี้ติดจองแล้ว',
    description: 'Notice on a reserved listing',
  },
  expired: {
    id: 'shared.asset-view.detail.expired',
    defaultMessage: 'ประกาศนี้หมดอายุแล้ว ผู้ขายยังไม่ยืนยันว่ายังอยู่',
    description: 'Notice on an expired listing',
  },
  parking: {
    id: 'shared.asset-view.detail.parking',
    defaultMessage: '{count, plural, other {จอดรถ # คัน}}',
    description: 'Number of parking spaces',
  },
  confirmed: {
    id: 'shared.asset-view.detail.confirmed',
    defaultMessage: 'ยืนยันล่าสุด {when}',
    description: 'When the seller last confirmed it is available; {when} is e.g. "3 days ago"',
  },
  firstListed: {
    id: 'shared.asset-view.detail.first-listed',
    defaultMessage: 'ลงประกาศครั้งแรก {date}',
    description: 'Date of first publishing',
  },
  code: {
    id: 'shared.asset-view.detail.code',
    defaultMessage: 'รหัส {code}',
    description: 'Code of the listing, spoken on the phone',
  },
  stale: {
    id: 'shared.asset-view.detail.stale',
    defaultMessage: 'ไม่ได้ยืนยันมาเกิน 45 วัน',
    description: 'Badge: the seller has not confirmed for 45 days',
  },
});
