import { defineMessage, defineMessages, type MessageTag } from 'react-intl';

export const messages = defineMessages({
  originalTitle: defineMessage<{ title: string; thai: MessageTag }>({
    id: 'shared.ui-asset-detail.detail.original-title',
    defaultMessage: 'ชื่อภาษาอังกฤษเรียบเรียงและถอดอักษรให้โดยเว็บไซต์ ผู้ขายเขียนว่า <thai>{title}</thai>',
    description:
      'On an English page, below a title that was composed; <thai> marks the seller’s title with its language',
  }),
  size: {
    id: 'shared.ui-asset-detail.detail.size',
    defaultMessage: 'ขนาด',
    description: 'Heading of a group of details: size',
  },
  rooms: {
    id: 'shared.ui-asset-detail.detail.rooms',
    defaultMessage: 'ห้อง',
    description: 'Heading of a group of details: rooms',
  },
  building: {
    id: 'shared.ui-asset-detail.detail.building',
    defaultMessage: 'ตัวอาคาร',
    description: 'Heading of a group of details: building',
  },
  land: {
    id: 'shared.ui-asset-detail.detail.land',
    defaultMessage: 'ที่ดิน',
    description: 'Heading of a group of details: land',
  },
  surroundings: {
    id: 'shared.ui-asset-detail.detail.surroundings',
    defaultMessage: 'น้ำท่วมและเสียง (ผู้ขายแจ้ง)',
    description: 'Heading of a group of details: flood and noise, which nobody has checked',
  },
  notStated: defineMessage<{ facts: string; ask: MessageTag }>({
    id: 'shared.ui-asset-detail.detail.not-stated',
    defaultMessage: 'ไม่ได้ระบุ: {facts} <ask>ถามผู้ขาย</ask>',
    description: 'Below the facts: what the seller says nothing about; <ask> links to the seller’s card',
  }),
  right: {
    id: 'shared.ui-asset-detail.detail.right',
    defaultMessage: 'กรรมสิทธิ์',
    description: 'Heading of a group of details: ownership',
  },
  cost: {
    id: 'shared.ui-asset-detail.detail.cost',
    defaultMessage: 'ค่าใช้จ่าย',
    description: 'Heading of a group of details: costs',
  },
  rent: {
    id: 'shared.ui-asset-detail.detail.rent',
    defaultMessage: 'เงื่อนไขการเช่า',
    description: 'Heading of a group of details: rent',
  },
  facts: {
    id: 'shared.ui-asset-detail.detail.facts',
    defaultMessage: 'ข้อมูลทรัพย์',
    description: 'Heading above all details',
  },
  description: {
    id: 'shared.ui-asset-detail.detail.description',
    defaultMessage: 'รายละเอียด',
    description: 'Heading above the seller’s text',
  },
  onlyThai: {
    id: 'shared.ui-asset-detail.detail.only-thai',
    defaultMessage: 'ผู้ขายเขียนรายละเอียดเป็นภาษาไทยเท่านั้น',
    description: 'Note on an English page above a text that exists only in Thai',
  },
  facilities: {
    id: 'shared.ui-asset-detail.detail.facilities',
    defaultMessage: 'ส่วนกลาง',
    description: 'Heading above shared facilities',
  },
  features: {
    id: 'shared.ui-asset-detail.detail.features',
    defaultMessage: 'ภายใน',
    description: 'Heading above the features of the unit',
  },
  place: {
    id: 'shared.ui-asset-detail.detail.place',
    defaultMessage: 'ทำเล',
    description: 'Heading above the address and stations',
  },
  approximate: {
    id: 'shared.ui-asset-detail.detail.approximate',
    defaultMessage: 'ผู้ขายแสดงตำแหน่งโดยประมาณ',
    description: 'Note: the location on the map is shifted by up to 200 m',
  },
  doubtfulTitle: {
    id: 'shared.ui-asset-detail.detail.doubtful-title',
    defaultMessage: 'เอกสารสิทธิ์ประเภทนี้อาจโอนกรรมสิทธิ์ไม่ได้ ตรวจสอบกับสำนักงานที่ดินก่อนตัดสินใจ',
    description: 'Warning on a sale: the title deed may not be transferable',
  },
  sold: {
    id: 'shared.ui-asset-detail.detail.sold',
    defaultMessage: 'ทรัพย์นี้ขายแล้ว',
    description: 'Notice: sold',
  },
  rented: {
    id: 'shared.ui-asset-detail.detail.rented',
    defaultMessage: 'ทรัพย์นี้ให้เช่าแล้ว',
    description: 'Notice: rented out',
  },
  reserved: {
    id: 'shared.ui-asset-detail.detail.reserved',
    defaultMessage: 'ทรัพย์นี้ติดจองแล้ว',
    description: 'Notice: reserved',
  },
  expired: {
    id: 'shared.ui-asset-detail.detail.expired',
    defaultMessage: 'ประกาศนี้หมดอายุแล้ว ผู้ขายยังไม่ยืนยันว่ายังอยู่',
    description: 'Notice: the listing has expired',
  },
  parking: defineMessage<{ count: number }>({
    id: 'shared.ui-asset-detail.detail.parking',
    defaultMessage: '{count, plural, other {จอดรถ # คัน}}',
    description: 'Number of parking spaces',
  }),
  confirmed: defineMessage<{ when: string }>({
    id: 'shared.ui-asset-detail.detail.confirmed',
    defaultMessage: 'ยืนยันล่าสุด {when}',
    description: 'When the seller last confirmed it is available; {when} is e.g. "3 days ago"',
  }),
  firstListed: defineMessage<{ date: string }>({
    id: 'shared.ui-asset-detail.detail.first-listed',
    defaultMessage: 'ลงประกาศครั้งแรก {date}',
    description: 'Date of first publication',
  }),
  code: defineMessage<{ code: string }>({
    id: 'shared.ui-asset-detail.detail.code',
    defaultMessage: 'รหัส {code}',
    description: 'Listing code',
  }),
  stale: defineMessage<{ days: number }>({
    id: 'shared.ui-asset-detail.detail.stale',
    defaultMessage: 'ไม่ได้ยืนยันมาเกิน {days} วัน',
    description: 'Badge: the seller has not confirmed for so many days',
  }),
});
