import { defineMessages } from 'react-intl';

/** Headings of the groups of lines. */
export const groupMessages = defineMessages({
  price: {
    id: 'public.compare.groups.price',
    defaultMessage: 'ราคา',
    description: 'Heading of a group of rows: price',
  },
  size: { id: 'public.compare.groups.size', defaultMessage: 'ขนาด', description: 'Heading of a group of rows: size' },
  rooms: { id: 'public.compare.groups.rooms', defaultMessage: 'ห้อง', description: 'Heading of a group of rows: rooms' },
  place: {
    id: 'public.compare.groups.place',
    defaultMessage: 'ทำเล',
    description: 'Heading of a group of rows: location',
  },
  project: {
    id: 'public.compare.groups.project',
    defaultMessage: 'โครงการ',
    description: 'Heading of a group of rows: the project',
  },
  building: {
    id: 'public.compare.groups.building',
    defaultMessage: 'ตัวอาคาร',
    description: 'Heading of a group of rows: building',
  },
  land: { id: 'public.compare.groups.land', defaultMessage: 'ที่ดิน', description: 'Heading of a group of rows: land' },
  surroundings: {
    id: 'public.compare.groups.surroundings',
    defaultMessage: 'น้ำท่วมและเสียง (ผู้ขายแจ้ง)',
    description: 'Heading of a group of rows: flood and noise, as the seller says',
  },
  right: {
    id: 'public.compare.groups.right',
    defaultMessage: 'กรรมสิทธิ์',
    description: 'Heading of a group of rows: ownership',
  },
  cost: {
    id: 'public.compare.groups.cost',
    defaultMessage: 'ค่าใช้จ่าย',
    description: 'Heading of a group of rows: costs',
  },
  rent: {
    id: 'public.compare.groups.rent',
    defaultMessage: 'เงื่อนไขการเช่า',
    description: 'Heading of a group of rows: rent',
  },
  deal: {
    id: 'public.compare.groups.deal',
    defaultMessage: 'ประกาศ',
    description: 'Heading of a group of rows: the offer',
  },
});

/** What makes a value the best of its line. */
export const bestMessages = defineMessages({
  cheapest: { id: 'public.compare.best.cheapest', defaultMessage: 'ถูกที่สุด', description: 'Badge on the lowest price' },
  least: { id: 'public.compare.best.least', defaultMessage: 'น้อยที่สุด', description: 'Badge on the smallest number' },
  largest: { id: 'public.compare.best.largest', defaultMessage: 'ใหญ่ที่สุด', description: 'Badge on the largest area' },
  widest: { id: 'public.compare.best.widest', defaultMessage: 'กว้างที่สุด', description: 'Badge on the greatest width' },
  most: { id: 'public.compare.best.most', defaultMessage: 'มากที่สุด', description: 'Badge on the largest number' },
  newest: { id: 'public.compare.best.newest', defaultMessage: 'ใหม่ที่สุด', description: 'Badge on the latest year' },
  longest: { id: 'public.compare.best.longest', defaultMessage: 'นานที่สุด', description: 'Badge on the longest time' },
  nearest: {
    id: 'public.compare.best.nearest',
    defaultMessage: 'ใกล้ที่สุด',
    description: 'Badge on the shortest distance',
  },
});

/** Badges of assets that are no longer available. */
export const closedMessages = defineMessages({
  reserved: { id: 'public.compare.closed.reserved', defaultMessage: 'ติดจอง', description: 'Badge: reserved' },
  sold: { id: 'public.compare.closed.sold', defaultMessage: 'ขายแล้ว', description: 'Badge: sold' },
  rented: { id: 'public.compare.closed.rented', defaultMessage: 'ให้เช่าแล้ว', description: 'Badge: rented out' },
  expired: {
    id: 'public.compare.closed.expired',
    defaultMessage: 'หมดอายุ',
    description: 'Badge: the listing has expired',
  },
});
