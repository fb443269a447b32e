import { defineMessages } from 'react-intl';

/** Headings above groups of fields, by group of the contract. */
export const groupTitles = defineMessages({
  rooms: { id: 'account.create-asset.group.rooms', defaultMessage: 'ห้อง', description: 'Heading above fields' },
  size: { id: 'account.create-asset.group.size', defaultMessage: 'ขนาด', description: 'Heading above fields' },
  building: {
    id: 'account.create-asset.group.building',
    defaultMessage: 'ตัวอาคาร',
    description: 'Heading above fields',
  },
  land: { id: 'account.create-asset.group.land', defaultMessage: 'ที่ดิน', description: 'Heading above fields' },
  right: { id: 'account.create-asset.group.right', defaultMessage: 'กรรมสิทธิ์', description: 'Heading above fields' },
  price: { id: 'account.create-asset.group.price', defaultMessage: 'ราคา', description: 'Heading above fields' },
  cost: { id: 'account.create-asset.group.cost', defaultMessage: 'ค่าใช้จ่าย', description: 'Heading above fields' },
  rent: {
    id: 'account.create-asset.group.rent',
    defaultMessage: 'เงื่อนไขการเช่า',
    description: 'Heading above fields',
  },
});
