import { defineMessages, type NoMessageValues } from 'react-intl';

type Place = { place: number };

export const messages = defineMessages<{
  photo: Place;
  floorPlan: Place;
  cover: NoMessageValues;
  drag: Place;
  earlier: Place;
  later: Place;
  makeCover: Place;
  remove: Place;
  category: Place;
  noCategory: NoMessageValues;
  captions: NoMessageValues;
  captionTh: NoMessageValues;
  captionEn: NoMessageValues;
  captionProblem: NoMessageValues;
  moved: { place: number; count: number };
  sortable: NoMessageValues;
  instructions: NoMessageValues;
  pickedUp: Place;
  over: { place: number; count: number };
  dropped: { place: number; count: number };
  cancelled: NoMessageValues;
  removed: NoMessageValues;
}>({
  photo: {
    id: 'account.create-asset.photo.photo',
    defaultMessage: 'รูปที่ {place}',
    description: 'A photograph by its place',
  },
  floorPlan: {
    id: 'account.create-asset.photo.floor-plan',
    defaultMessage: 'แปลนที่ {place}',
    description: 'A floor plan by its place',
  },
  cover: {
    id: 'account.create-asset.photo.cover',
    defaultMessage: 'ภาพปก',
    description: 'Badge on the first photograph',
  },
  drag: {
    id: 'account.create-asset.photo.drag',
    defaultMessage: 'ลากเพื่อย้ายรูปที่ {place}',
    description: 'Handle for dragging',
  },
  earlier: {
    id: 'account.create-asset.photo.earlier',
    defaultMessage: 'เลื่อนรูปที่ {place} มาก่อนหน้า',
    description: 'Button',
  },
  later: { id: 'account.create-asset.photo.later', defaultMessage: 'เลื่อนรูปที่ {place} ไปถัดไป', description: 'Button' },
  makeCover: {
    id: 'account.create-asset.photo.make-cover',
    defaultMessage: 'ตั้งรูปที่ {place} เป็นภาพปก',
    description: 'Button',
  },
  remove: { id: 'account.create-asset.photo.remove', defaultMessage: 'ลบรูปที่ {place}', description: 'Button' },
  category: {
    id: 'account.create-asset.photo.category',
    defaultMessage: 'หมวดของรูปที่ {place}',
    description: 'List of categories',
  },
  noCategory: {
    id: 'account.create-asset.photo.no-category',
    defaultMessage: 'เลือกหมวด',
    description: 'No category is chosen',
  },
  captions: {
    id: 'account.create-asset.photo.captions',
    defaultMessage: 'คำบรรยาย',
    description: 'Opens the captions of a picture',
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
    description: 'A caption with contact details',
  },
  moved: {
    id: 'account.create-asset.photo.moved',
    defaultMessage: 'ย้ายไปลำดับที่ {place} จาก {count}',
    description: 'Read out after a picture was moved by a button',
  },
  sortable: {
    id: 'account.create-asset.photo.sortable',
    defaultMessage: 'ย้ายได้',
    description: 'Role of the drag handle, for screen readers',
  },
  instructions: {
    id: 'account.create-asset.photo.instructions',
    defaultMessage: 'กดเว้นวรรคเพื่อยกรูป ใช้ปุ่มลูกศรเพื่อย้าย กดเว้นวรรคอีกครั้งเพื่อวาง หรือ Esc เพื่อยกเลิก',
    description: 'How to move a picture by keyboard',
  },
  pickedUp: {
    id: 'account.create-asset.photo.picked-up',
    defaultMessage: 'ยกรูปที่ {place} แล้ว',
    description: 'Read out',
  },
  over: {
    id: 'account.create-asset.photo.over',
    defaultMessage: 'อยู่ที่ลำดับ {place} จาก {count}',
    description: 'Read out while a picture is moved',
  },
  dropped: {
    id: 'account.create-asset.photo.dropped',
    defaultMessage: 'วางที่ลำดับ {place} จาก {count}',
    description: 'Read out when a picture is put down',
  },
  cancelled: { id: 'account.create-asset.photo.cancelled', defaultMessage: 'ยกเลิกการย้าย', description: 'Read out' },
  removed: { id: 'account.create-asset.photo.removed', defaultMessage: 'ลบรูปแล้ว', description: 'Read out' },
});
