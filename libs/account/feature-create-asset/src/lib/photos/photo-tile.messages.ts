import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  photo: defineMessage<{ place: number }>({
    id: 'account.create-asset.photo.photo',
    defaultMessage: 'รูปที่ {place}',
    description: 'Name of a photograph; {place} is its position',
  }),
  floorPlan: defineMessage<{ place: number }>({
    id: 'account.create-asset.photo.floor-plan',
    defaultMessage: 'แปลนที่ {place}',
    description: 'Name of a floor plan; {place} is its position',
  }),
  cover: {
    id: 'account.create-asset.photo.cover',
    defaultMessage: 'ภาพปก',
    description: 'Badge on the first photograph: it is the cover',
  },
  drag: defineMessage<{ place: number }>({
    id: 'account.create-asset.photo.drag',
    defaultMessage: 'ลากเพื่อย้ายรูปที่ {place}',
    description: 'Name of a picture that can be dragged; {place} is the position',
  }),
  choose: defineMessage<{ place: number }>({
    id: 'account.create-asset.photo.choose',
    defaultMessage: 'เลือกรูปที่ {place}',
    description: 'Checkbox that chooses a picture',
  }),
  edit: defineMessage<{ place: number }>({
    id: 'account.create-asset.photo.edit',
    defaultMessage: 'แก้ไขรูปที่ {place}',
    description: 'Button that opens everything that can be done with a picture',
  }),
  category: defineMessage<{ place: number }>({
    id: 'account.create-asset.photo.category',
    defaultMessage: 'หมวดของรูปที่ {place}',
    description: 'Label of the list of categories',
  }),
  chooseCategory: {
    id: 'account.create-asset.photo.no-category',
    defaultMessage: 'เลือกหมวด',
    description: 'Option of the list of categories: none',
  },
  noCategory: {
    id: 'account.create-asset.photo.without-category',
    defaultMessage: 'ยังไม่มีหมวด',
    description: 'Under a picture: it has no category',
  },
  moved: defineMessage<{ place: number; count: number }>({
    id: 'account.create-asset.photo.moved',
    defaultMessage: 'ย้ายไปลำดับที่ {place} จาก {count}',
    description: 'For screen readers, after a picture was moved',
  }),
  sortable: {
    id: 'account.create-asset.photo.sortable',
    defaultMessage: 'ย้ายได้',
    description: 'Role of a picture, for screen readers',
  },
  instructions: {
    id: 'account.create-asset.photo.instructions',
    defaultMessage: 'กดเว้นวรรคเพื่อยกรูป ใช้ปุ่มลูกศรเพื่อย้าย กดเว้นวรรคอีกครั้งเพื่อวาง หรือ Esc เพื่อยกเลิก กด Enter เพื่อแก้ไข',
    description: 'For screen readers: how to move a picture with the keyboard',
  },
  pickedUp: defineMessage<{ place: number }>({
    id: 'account.create-asset.photo.picked-up',
    defaultMessage: 'ยกรูปที่ {place} แล้ว',
    description: 'For screen readers: dragging a picture has started',
  }),
  over: defineMessage<{ place: number; count: number }>({
    id: 'account.create-asset.photo.over',
    defaultMessage: 'อยู่ที่ลำดับ {place} จาก {count}',
    description: 'For screen readers, while a picture is dragged',
  }),
  dropped: defineMessage<{ place: number; count: number }>({
    id: 'account.create-asset.photo.dropped',
    defaultMessage: 'วางที่ลำดับ {place} จาก {count}',
    description: 'For screen readers, after a picture was dropped',
  }),
  cancelled: {
    id: 'account.create-asset.photo.cancelled',
    defaultMessage: 'ยกเลิกการย้าย',
    description: 'For screen readers: moving the picture was cancelled',
  },
});
