import { defineMessages } from 'react-intl';

/** Headings of field groups. */
export const groupTitles = defineMessages({
  rooms: {
    id: 'account.create-asset.group.rooms',
    defaultMessage: 'ห้อง',
    description: 'Heading of the fields about rooms',
  },
  size: {
    id: 'account.create-asset.group.size',
    defaultMessage: 'ขนาด',
    description: 'Heading of the fields about size',
  },
  building: {
    id: 'account.create-asset.group.building',
    defaultMessage: 'ตัวอาคาร',
    description: 'Heading of the fields about the building',
  },
  land: {
    id: 'account.create-asset.group.land',
    defaultMessage: 'ที่ดิน',
    description: 'Heading of the fields about land',
  },
  surroundings: {
    id: 'account.create-asset.group.surroundings',
    defaultMessage: 'น้ำท่วมและเสียง',
    description: 'Heading of the fields about flood and noise',
  },
  right: {
    id: 'account.create-asset.group.right',
    defaultMessage: 'กรรมสิทธิ์',
    description: 'Heading of the fields about ownership',
  },
  price: {
    id: 'account.create-asset.group.price',
    defaultMessage: 'ราคา',
    description: 'Heading of the fields about the price',
  },
  cost: {
    id: 'account.create-asset.group.cost',
    defaultMessage: 'ค่าใช้จ่าย',
    description: 'Heading of the fields about costs',
  },
  rent: {
    id: 'account.create-asset.group.rent',
    defaultMessage: 'เงื่อนไขการเช่า',
    description: 'Heading of the fields about rent',
  },
});
