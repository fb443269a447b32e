import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  empty: {
    id: 'account.create-asset.values.empty',
    defaultMessage: 'ว่าง',
    description: 'Stands for a field without a value',
  },
  place: {
    id: 'account.create-asset.values.place',
    defaultMessage: 'ที่ตั้ง',
    description: 'Name of the question about province, district, subdistrict and postal code',
  },
  point: {
    id: 'account.create-asset.values.point',
    defaultMessage: 'หมุดบนแผนที่',
    description: 'Name of the question about latitude and longitude',
  },
  land: {
    id: 'account.create-asset.values.land',
    defaultMessage: 'เนื้อที่ดิน',
    description: 'Name of the question about land area (rai, ngan, square wah)',
  },
});
