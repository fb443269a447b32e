import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  legend: {
    id: 'account.create-asset.point.legend',
    defaultMessage: 'พิกัดบนแผนที่',
    description: 'Label of the location on the map',
  },
  hint: {
    id: 'account.create-asset.point.hint',
    defaultMessage: 'ปักหมุดแล้วหน้าประกาศจะบอกระยะถึงรถไฟฟ้า และคนหาเจอจากแผนที่',
    description: 'Explains why the location on the map matters',
  },
  pin: {
    id: 'account.create-asset.point.pin',
    defaultMessage: 'ปักหมุดบนแผนที่',
    description: 'Button that opens the map to place a pin',
  },
  movePin: {
    id: 'account.create-asset.point.move-pin',
    defaultMessage: 'ดูหรือย้ายหมุดบนแผนที่',
    description: 'Button that opens the map with the pin that was placed before',
  },
  byHand: {
    id: 'account.create-asset.point.by-hand',
    defaultMessage: 'กรอกพิกัดเอง (วางคู่จากแอปแผนที่ได้ เช่น 13.7367, 100.5231)',
    description: 'Button that opens the fields for latitude and longitude; both can be pasted into the first',
  },
  here: {
    id: 'account.create-asset.point.here',
    defaultMessage: 'ใช้ตำแหน่งที่ฉันอยู่ตอนนี้',
    description: 'Button that uses the current location of the device',
  },
  failed: {
    id: 'account.create-asset.point.failed',
    defaultMessage: 'อ่านตำแหน่งของเครื่องไม่ได้ กรอกพิกัดเองได้เลย',
    description: 'Error: the device did not give its location',
  },
});
