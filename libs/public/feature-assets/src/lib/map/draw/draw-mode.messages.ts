import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  pad: {
    id: 'public.assets.draw-mode.pad',
    defaultMessage: 'วาดพื้นที่ด้วยแป้นพิมพ์',
    description: 'Name of the map while an area is drawn, for screen readers',
  },
  keys: {
    id: 'public.assets.draw-mode.keys',
    defaultMessage: 'ลูกศรเลื่อนเคอร์เซอร์ กด Shift ค้างเพื่อเลื่อนไกลขึ้น Enter วางจุด Enter ซ้ำที่เดิมปิดพื้นที่ Backspace ย้อนจุด Esc ยกเลิก',
    description: 'How to draw with the keyboard',
  },
  begin: {
    id: 'public.assets.draw-mode.begin',
    defaultMessage: 'แตะวางทีละจุด หรือลากรอบพื้นที่ที่ต้องการ',
    description: 'Over the map before the first point: how to draw an area',
  },
  placed: defineMessage<{ count: number }>({
    id: 'public.assets.draw-mode.placed',
    defaultMessage: '{count, plural, other {วางแล้ว # จุด}}',
    description: 'Number of points of the area that is being drawn',
  }),
  canClose: defineMessage<{ count: number }>({
    id: 'public.assets.draw-mode.can-close',
    defaultMessage: '{count, plural, other {วางแล้ว # จุด แตะจุดแรกเพื่อปิดพื้นที่}}',
    description: 'Number of points of the area that is being drawn, when it can be closed',
  }),
  cursor: defineMessage<{ distance: string }>({
    id: 'public.assets.draw-mode.cursor',
    defaultMessage: 'เคอร์เซอร์ห่างจุดล่าสุด {distance}',
    description: 'Where the keyboard’s cursor is; {distance} is for example 450 m',
  }),
  undo: { id: 'public.assets.draw-mode.undo', defaultMessage: 'ย้อนจุด', description: 'Button: removes the last point' },
  cancel: { id: 'public.assets.draw-mode.cancel', defaultMessage: 'ยกเลิก', description: 'Button: stops drawing' },
  done: {
    id: 'public.assets.draw-mode.done',
    defaultMessage: 'เสร็จ',
    description: 'Button: closes the area and searches it',
  },
});
