import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  count: defineMessage<{ count: number }>({
    id: 'account.create-asset.photos.count',
    defaultMessage: '{count, plural, other {มีแล้ว # รูป}}',
    description: 'Number of photographs, when there are enough',
  }),
  tooFew: defineMessage<{ count: number; min: string }>({
    id: 'account.create-asset.photos.too-few',
    defaultMessage: '{count, plural, other {มีแล้ว # รูป}} · ต้องมี {min} รูปขึ้นไป',
    description: 'Number of photographs, and the minimum for publishing',
  }),
  advice: {
    id: 'account.create-asset.photos.advice',
    defaultMessage: 'ถ่ายแนวนอน เปิดม่านเปิดไฟ ให้ครบทุกห้อง วิว และหน้าอาคาร ประกาศที่มี 8–15 รูปมีคนดูมากกว่า รูปแรกคือภาพปก',
    description: 'Tips for good photographs',
  },
  landAdvice: {
    id: 'account.create-asset.photos.land-advice',
    defaultMessage:
      'ถ่ายแนวนอนตอนกลางวัน ให้เห็นทั้งแปลงจากถนน หน้ากว้าง หมุดเขต และทางเข้า ถ้ามีภาพมุมสูงยิ่งดี ถ่ายโฉนดได้แต่ปิดชื่อและเลขบัตรก่อน รูปแรกคือภาพปก',
    description: 'Tips for good photographs of land',
  },
  workAdvice: {
    id: 'account.create-asset.photos.work-advice',
    defaultMessage:
      'ถ่ายแนวนอน เปิดไฟให้สว่าง ให้เห็นอาคารทั้งหลัง พื้นที่ใช้งานจริง ทางเข้า และที่จอดรถ เก็บของที่มีข้อมูลลูกค้าออกก่อน รูปแรกคือภาพปก',
    description: 'Tips for good photographs of factories, warehouses and offices',
  },
  wanted: {
    id: 'account.create-asset.photos.wanted',
    defaultMessage: 'ภาพที่ควรมี',
    description: 'Name of the list of pictures that buyers look for',
  },
  there: {
    id: 'account.create-asset.photos.there',
    defaultMessage: 'มีแล้ว',
    description: 'For screen readers, after the name of a kind of picture: the listing has one',
  },
  floorPlans: {
    id: 'account.create-asset.photos.floor-plans',
    defaultMessage: 'แปลน',
    description: 'Heading above floor plans',
  },
  floorPlansHint: defineMessage<{ max: string }>({
    id: 'account.create-asset.photos.floor-plans-hint',
    defaultMessage: 'แปลนห้อง แปลนบ้าน หรือรูปแปลงที่ดิน ไม่เกิน {max} รูป',
    description: 'Help for floor plans',
  }),
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
    description: 'Next to the upload button on a computer: files can be dropped here',
  },
  formats: defineMessage<{ megabytes: string; width: string; height: string }>({
    id: 'account.create-asset.photos.formats',
    defaultMessage: 'JPEG, HEIC, PNG, WebP หรือ AVIF ไม่เกิน {megabytes} MB และไม่เล็กกว่า {width}×{height}',
    description: 'Accepted file formats and sizes',
  }),
  full: defineMessage<{ max: string }>({
    id: 'account.create-asset.photos.full',
    defaultMessage: 'ครบ {max} รูปแล้ว ลบรูปเดิมก่อนจึงจะเพิ่มได้',
    description: 'The maximum number of pictures is reached',
  }),
  queue: {
    id: 'account.create-asset.photos.queue',
    defaultMessage: 'รูปที่กำลังอัปโหลด',
    description: 'Name of the list of pictures that are being uploaded',
  },
  shelf: {
    id: 'account.create-asset.photos.shelf',
    defaultMessage: 'รูปตามลำดับที่แสดง',
    description: 'Name of the list of uploaded photographs',
  },
  orderFailed: {
    id: 'account.create-asset.photos.order-failed',
    defaultMessage: 'จัดลำดับรูปไม่สำเร็จ ลองใหม่อีกครั้ง',
    description: 'Error: the new order was not saved; the previous order is restored',
  },
});
