import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  chooseAll: {
    id: 'account.create-asset.chosen.all',
    defaultMessage: 'เลือกทั้งหมด',
    description: 'Button that chooses all pictures',
  },
  chosenPictures: {
    id: 'account.create-asset.chosen.label',
    defaultMessage: 'รูปที่เลือก',
    description: 'Name of the actions for the chosen pictures',
  },
  chosen: defineMessage<{ count: number }>({
    id: 'account.create-asset.chosen.count',
    defaultMessage: '{count, plural, other {เลือกแล้ว # รูป}}',
    description: 'How many pictures are chosen',
  }),
  clear: {
    id: 'account.create-asset.chosen.clear',
    defaultMessage: 'ไม่เลือกแล้ว',
    description: 'Button that deselects all pictures',
  },
  turn: {
    id: 'account.create-asset.chosen.turn',
    defaultMessage: 'หมุน',
    description: 'Button that turns the chosen pictures by 90°',
  },
  toFront: {
    id: 'account.create-asset.chosen.to-front',
    defaultMessage: 'ไว้หน้าสุด',
    description: 'Button that moves the chosen pictures to the front',
  },
  toEnd: {
    id: 'account.create-asset.chosen.to-end',
    defaultMessage: 'ไว้ท้ายสุด',
    description: 'Button that moves the chosen pictures to the end',
  },
  category: {
    id: 'account.create-asset.chosen.category',
    defaultMessage: 'หมวดของรูปที่เลือก',
    description: 'Label of the list of categories for the chosen pictures',
  },
  describe: {
    id: 'account.create-asset.chosen.describe',
    defaultMessage: 'คำบรรยาย',
    description: 'Button that opens the captions for the chosen pictures',
  },
  remove: {
    id: 'account.create-asset.chosen.remove',
    defaultMessage: 'ลบ',
    description: 'Button that removes the chosen pictures',
  },
  removed: defineMessage<{ count: number }>({
    id: 'account.create-asset.chosen.removed',
    defaultMessage: '{count, plural, other {ลบแล้ว # รูป}}',
    description: 'Pictures were removed',
  }),
  undo: {
    id: 'account.create-asset.chosen.undo',
    defaultMessage: 'เลิกทำ',
    description: 'Button that brings removed pictures back',
  },
});
