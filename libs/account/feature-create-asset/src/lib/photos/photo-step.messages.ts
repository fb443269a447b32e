import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  count: { count: number };
  tooFew: { count: number; min: string };
  advice: NoMessageValues;
  landAdvice: NoMessageValues;
  floorPlans: NoMessageValues;
  floorPlansHint: { max: string };
  choosePhotos: NoMessageValues;
  chooseFloorPlans: NoMessageValues;
  dropHere: NoMessageValues;
  formats: { megabytes: string; width: string; height: string };
  full: { max: string };
  queue: NoMessageValues;
  shelf: NoMessageValues;
  orderFailed: NoMessageValues;
}>({
  count: {
    id: 'account.create-asset.photos.count',
    defaultMessage: '{count, plural, other {มีแล้ว # รูป}}',
    description: 'Number of photographs, when they are enough',
  },
  tooFew: {
    id: 'account.create-asset.photos.too-few',
    defaultMessage: '{count, plural, other {มีแล้ว # รูป}} · ต้องมี {min} รูปขึ้นไป',
    description: 'Number of photographs, and how many publishing needs',
  },
  advice: {
    id: 'account.create-asset.photos.advice',
    defaultMessage: 'ถ่ายแนวนอน เปิดม่านเปิดไฟ ให้ครบทุกห้อง วิว และหน้าอาคาร ประกาศที่มี 8–15 รูปมีคนดูมากกว่า รูปแรกคือภาพปก',
    description: 'What good photographs are',
  },
  landAdvice: {
    id: 'account.create-asset.photos.land-advice',
    defaultMessage: 'ถ่ายแนวนอน ให้เห็นหน้าที่ดิน ทางเข้า แนวเขต และรอบแปลง ถ้ามีภาพมุมสูงยิ่งดี รูปแรกคือภาพปก',
    description: 'What good photographs of land are',
  },
  floorPlans: {
    id: 'account.create-asset.photos.floor-plans',
    defaultMessage: 'แปลน',
    description: 'Heading above floor plans',
  },
  floorPlansHint: {
    id: 'account.create-asset.photos.floor-plans-hint',
    defaultMessage: 'แปลนห้อง แปลนบ้าน หรือรูปแปลงที่ดิน ไม่เกิน {max} รูป',
    description: 'Help for floor plans',
  },
  choosePhotos: {
    id: 'account.create-asset.photos.choose-photos',
    defaultMessage: 'เลือกหรือถ่ายรูป',
    description: 'Button that opens the camera or the gallery',
  },
  chooseFloorPlans: {
    id: 'account.create-asset.photos.choose-floor-plans',
    defaultMessage: 'เลือกรูปแปลน',
    description: 'Button that opens the gallery for floor plans',
  },
  dropHere: {
    id: 'account.create-asset.photos.drop-here',
    defaultMessage: 'หรือลากรูปมาวางที่นี่ ครั้งละหลายรูปได้',
    description: 'Beside the button, on a computer',
  },
  formats: {
    id: 'account.create-asset.photos.formats',
    defaultMessage: 'JPEG, PNG, WebP หรือ AVIF ไม่เกิน {megabytes} MB และไม่เล็กกว่า {width}×{height}',
    description: 'Which files are taken',
  },
  full: {
    id: 'account.create-asset.photos.full',
    defaultMessage: 'ครบ {max} รูปแล้ว ลบรูปเดิมก่อนจึงจะเพิ่มได้',
    description: 'There are as many pictures as there can be',
  },
  queue: {
    id: 'account.create-asset.photos.queue',
    defaultMessage: 'รูปที่กำลังอัปโหลด',
    description: 'Name of the list of pictures on their way',
  },
  shelf: {
    id: 'account.create-asset.photos.shelf',
    defaultMessage: 'รูปตามลำดับที่แสดง',
    description: 'Name of the list of uploaded photographs',
  },
  orderFailed: {
    id: 'account.create-asset.photos.order-failed',
    defaultMessage: 'จัดลำดับรูปไม่สำเร็จ ลองใหม่อีกครั้ง',
    description: 'The new order could not be saved; the old one is back',
  },
});
