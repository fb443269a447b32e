import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  far: defineMessage<{ station: string; distance: string }>({
    id: 'account.create-asset.near-warning.far',
    defaultMessage:
      'ทรัพย์อยู่ห่างจากสถานี{station} {distance} ซึ่งเดินเกิน 15 นาที ผู้ซื้อเห็นระยะนี้ใต้ชื่อประกาศ บอกระยะทางแทนคำว่า “ใกล้” จะน่าเชื่อถือกว่า',
    description: 'Warning below a title that calls a station near which is farther than a walk of 15 minutes',
  }),
});
