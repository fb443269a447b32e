import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  legend: {
    id: 'account.create-asset.point.legend',
    defaultMessage: 'พิกัดบนแผนที่',
    description: 'Question for latitude and longitude',
  },
  hint: {
    id: 'account.create-asset.point.hint',
    defaultMessage: 'ใช้บอกระยะถึงรถไฟฟ้า วางพิกัดคู่จากแอปแผนที่ เช่น 13.7367, 100.5231 ได้ในช่องแรก',
    description: 'Help for latitude and longitude: a pair can be pasted into the first box',
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
