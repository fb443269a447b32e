import { defineMessage, defineMessages } from 'react-intl';

type Place = { place: number };

export const messages = defineMessages({
  photo: defineMessage<Place>({
    id: 'account.create-asset.photo.photo',
    defaultMessage: 'รูปที่ {place}',
    description: 'Name of a photograph; {place} is its position',
  }),
  floorPlan: defineMessage<Place>({
    id: 'account.create-asset.photo.floor-plan',
    defaultMessage: 'แปลนที่ {place}',
    description: 'Name of a floor plan; {place} is its position',
  }),
  cover: {
    id: 'account.create-asset.photo.cover',
    defaultMessage: 'ภาพปก',
    description: 'Badge on the first photograph: it is the cover',
  },
  drag: defineMessage<Place>({
    id: 'account.create-asset.photo.drag',
    defaultMessage: 'ลากเพื่อย้ายรูปที่ {place}',
    description: 'Name of the drag handle; {place} is the position',
  }),
  earlier: defineMessage<Place>({
    id: 'account.create-asset.photo.earlier',
    defaultMessage: 'เลื่อนรูปที่ {place} มาก่อนหน้า',
    description: 'Button that moves the picture one position forward',
  }),
  later: defineMessage<Place>({
    id: 'account.create-asset.photo.later',
    defaultMessage: 'เลื่อนรูปที่ {place} ไปถัดไป',
    description: 'Button that moves the picture one position back',
  }),
  makeCover: defineMessage<Place>({
    id: 'account.create-asset.photo.make-cover',
    defaultMessage: 'ตั้งรูปที่ {place} เป็นภาพปก',
    description: 'Button that makes this picture the cover',
  }),
  remove: defineMessage<Place>({
    id: 'account.create-asset.photo.remove',
    defaultMessage: 'ลบรูปที่ {place}',
    description: 'Button that removes a picture',
  }),
  category: defineMessage<Place>({
    id: 'account.create-asset.photo.category',
    defaultMessage: 'หมวดของรูปที่ {place}',
    description: 'Label of the list of categories',
  }),
  noCategory: {
    id: 'account.create-asset.photo.no-category',
    defaultMessage: 'เลือกหมวด',
    description: 'Option of the list of categories: none',
  },
  captions: {
    id: 'account.create-asset.photo.captions',
    defaultMessage: 'คำบรรยาย',
    description: 'Button that opens the captions of a picture',
  },
  captionTh: { id: 'account.create-asset.photo.caption-th', defaultMessage: 'ภาษาไทย', description: 'Caption in Thai' },
  captionEn: {
    id: 'account.create-asset.photo.caption-en',
    defaultMessage: 'ภาษาอังกฤษ',
    description: 'Caption in English',
  },
  captionProblem: {
    id: 'account.create-asset.photo.caption-problem',
    defaultMessage: 'เอาเบอร์โทร ไอดีไลน์ และลิงก์ออกก่อน',
    description: 'Error: the caption contains contact details',
  },
  moved: defineMessage<{ place: number; count: number }>({
    id: 'account.create-asset.photo.moved',
    defaultMessage: 'ย้ายไปลำดับที่ {place} จาก {count}',
    description: 'For screen readers, after a button moved a picture',
  }),
  sortable: {
    id: 'account.create-asset.photo.sortable',
    defaultMessage: 'ย้ายได้',
    description: 'Role of the drag handle, for screen readers',
  },
  instructions: {
    id: 'account.create-asset.photo.instructions',
    defaultMessage: 'กดเว้นวรรคเพื่อยกรูป ใช้ปุ่มลูกศรเพื่อย้าย กดเว้นวรรคอีกครั้งเพื่อวาง หรือ Esc เพื่อยกเลิก',
    description: 'For screen readers: how to move a picture with the keyboard',
  },
  pickedUp: defineMessage<Place>({
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
  removed: {
    id: 'account.create-asset.photo.removed',
    defaultMessage: 'ลบรูปแล้ว',
    description: 'For screen readers: a picture was removed',
  },
});
