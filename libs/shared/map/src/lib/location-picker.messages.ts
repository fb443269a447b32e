import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  empty: {
    id: 'shared.map.picker.empty',
    defaultMessage: 'แตะบนแผนที่เพื่อวางหมุด',
    description: 'Below the map of a form while there is no pin',
  },
  placed: defineMessage<{ lat: string; lng: string; metres: number }>({
    id: 'shared.map.picker.placed',
    defaultMessage: 'หมุดอยู่ที่ {lat}, {lng} ลากหมุดเพื่อย้าย หรือกดปุ่มลูกศรครั้งละ {metres} เมตร',
    description: 'Below the map of a form: position of the pin in degrees, and how to move it',
  }),
  pin: {
    id: 'shared.map.picker.pin',
    defaultMessage: 'หมุด ย้ายด้วยปุ่มลูกศร',
    description: 'Name of the pin for screen readers; arrow keys move it',
  },
  putInMiddle: {
    id: 'shared.map.picker.put-in-middle',
    defaultMessage: 'วางหมุดกลางแผนที่',
    description: 'Button that places the pin in the centre of the map, for use without a pointer',
  },
  remove: {
    id: 'shared.map.picker.remove',
    defaultMessage: 'เอาหมุดออก',
    description: 'Button that removes the pin',
  },
});
