import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  legend: {
    id: 'account.create-asset.point.legend',
    defaultMessage: 'พิกัดบนแผนที่',
    description: 'Question for latitude and longitude',
  },
  hint: {
    id: 'account.create-asset.point.hint',
    defaultMessage: 'ปักหมุดแล้วหน้าประกาศจะบอกระยะถึงรถไฟฟ้า และคนหาเจอจากแผนที่',
    description: 'Why the place on the map matters',
  },
  pin: {
    id: 'account.create-asset.point.pin',
    defaultMessage: 'ปักหมุดบนแผนที่',
    description: 'Button that opens the map to put a pin',
  },
  byHand: {
    id: 'account.create-asset.point.by-hand',
    defaultMessage: 'กรอกพิกัดเอง (วางคู่จากแอปแผนที่ได้ เช่น 13.7367, 100.5231)',
    description: 'Opens the boxes for latitude and longitude; a pair can be pasted into the first',
  },
  here: {
    id: 'account.create-asset.point.here',
    defaultMessage: 'ใช้ตำแหน่งที่ฉันอยู่ตอนนี้',
    description: 'Button that takes the place of the device',
  },
  failed: {
    id: 'account.create-asset.point.failed',
    defaultMessage: 'อ่านตำแหน่งของเครื่องไม่ได้ กรอกพิกัดเองได้เลย',
    description: 'The device gave no place',
  },
});
