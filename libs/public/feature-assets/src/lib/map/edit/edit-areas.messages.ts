import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  edit: {
    id: 'public.assets.edit-areas.edit',
    defaultMessage: 'แก้พื้นที่',
    description: 'Button on the map: change the drawn areas that are searched',
  },
  region: {
    id: 'public.assets.edit-areas.region',
    defaultMessage: 'แก้พื้นที่ที่วาด',
    description: 'Name of the controls over the map while drawn areas are changed, for screen readers',
  },
  howTo: {
    id: 'public.assets.edit-areas.how-to',
    defaultMessage: 'ลากจุดเพื่อย้าย แตะจุดเล็กเพื่อเพิ่มจุด',
    description: 'Over the map: how to change an area',
  },
  selected: defineMessage<{ place: number; count: number }>({
    id: 'public.assets.edit-areas.selected',
    defaultMessage: 'จุดที่ {place} จาก {count} ลากหรือกดลูกศรเพื่อย้าย',
    description: 'Over the map: the chosen corner of an area, and how to move it',
  }),
  corner: defineMessage<{ place: number; count: number }>({
    id: 'public.assets.edit-areas.corner',
    defaultMessage: 'จุดที่ {place} จาก {count}',
    description: 'Name of a corner of an area, for screen readers; it is dragged, or moved by arrow keys',
  }),
  add: defineMessage<{ place: number }>({
    id: 'public.assets.edit-areas.add',
    defaultMessage: 'เพิ่มจุดต่อจากจุดที่ {place}',
    description: 'Name of the button in the middle of a side that adds a corner there, for screen readers',
  }),
  area: defineMessage<{ number: number }>({
    id: 'public.assets.edit-areas.area',
    defaultMessage: 'แก้พื้นที่ที่ {number}',
    description: 'Name of the button on another area that chooses it to be changed',
  }),
  emptied: {
    id: 'public.assets.edit-areas.emptied',
    defaultMessage: 'ไม่เหลือพื้นที่แล้ว กดเสร็จเพื่อค้นหาโดยไม่จำกัดพื้นที่',
    description: 'Over the map: all areas were removed',
  },
  removeCorner: {
    id: 'public.assets.edit-areas.remove-corner',
    defaultMessage: 'ลบจุด',
    description: 'Button: removes the chosen corner',
  },
  removeArea: {
    id: 'public.assets.edit-areas.remove-area',
    defaultMessage: 'ลบพื้นที่',
    description: 'Button: removes the area that is being changed',
  },
  undo: {
    id: 'public.assets.edit-areas.undo',
    defaultMessage: 'ย้อน',
    description: 'Button: undoes the last change of an area',
  },
  cancel: {
    id: 'public.assets.edit-areas.cancel',
    defaultMessage: 'ยกเลิก',
    description: 'Button: leaves the areas as they were',
  },
  done: {
    id: 'public.assets.edit-areas.done',
    defaultMessage: 'เสร็จ',
    description: 'Button: searches the changed areas',
  },
});
