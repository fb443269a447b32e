import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  empty: Record<never, never>;
  placed: { lat: string; lng: string; metres: number };
  pin: Record<never, never>;
  putInMiddle: Record<never, never>;
  remove: Record<never, never>;
}>({
  empty: {
    id: 'shared.map.picker.empty',
    defaultMessage: 'แตะบนแผนที่เพื่อวางหมุด',
    description: 'Below the map of a form while no place is chosen',
  },
  placed: {
    id: 'shared.map.picker.placed',
    defaultMessage: 'หมุดอยู่ที่ {lat}, {lng} ลากหมุดเพื่อย้าย หรือกดปุ่มลูกศรครั้งละ {metres} เมตร',
    description: 'Below the map of a form: where the pin is, in degrees, and how to move it',
  },
  pin: {
    id: 'shared.map.picker.pin',
    defaultMessage: 'หมุด ย้ายด้วยปุ่มลูกศร',
    description: 'Name of the pin for screen readers; arrow keys move it',
  },
  putInMiddle: {
    id: 'shared.map.picker.put-in-middle',
    defaultMessage: 'วางหมุดกลางแผนที่',
    description: 'Button that puts the pin into the middle of what the map shows: the way without a pointer',
  },
  remove: {
    id: 'shared.map.picker.remove',
    defaultMessage: 'เอาหมุดออก',
    description: 'Button that takes the pin away',
  },
});
