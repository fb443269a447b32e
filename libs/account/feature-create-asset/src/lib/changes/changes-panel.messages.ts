import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'account.create-asset.changes.title',
    defaultMessage: 'สิ่งที่จะเปลี่ยน',
    description: 'Heading above the changes of a published listing',
  },
  field: {
    id: 'account.create-asset.changes.field',
    defaultMessage: 'ข้อมูล',
    description: 'Column heading: which field changes (for screen readers)',
  },
  now: {
    id: 'account.create-asset.changes.now',
    defaultMessage: 'ตอนนี้',
    description: 'Column heading: what visitors see now',
  },
  after: {
    id: 'account.create-asset.changes.after',
    defaultMessage: 'หลังเผยแพร่',
    description: 'Column heading: what visitors will see',
  },
  pictures: {
    id: 'account.create-asset.changes.pictures',
    defaultMessage: 'รูปภาพ',
    description: 'Row heading: photographs and floor plans changed',
  },
  pictureCount: defineMessage<{ count: number }>({
    id: 'account.create-asset.changes.picture-count',
    defaultMessage: '{count, number} รูป',
    description: 'Number of pictures before or after',
  }),
  typePrice: defineMessage<{ price: string }>({
    id: 'account.create-asset.changes.type-price',
    defaultMessage: 'พิมพ์ราคา {price} เพื่อยืนยัน',
    description: 'Label of the input that confirms a large change',
  }),
  whyType: {
    id: 'account.create-asset.changes.why-type',
    defaultMessage: 'เพราะราคาเปลี่ยนเกิน 30% หรือเปลี่ยนประเภทหรือที่ตั้ง',
    description: 'Hint: why the price must be typed',
  },
  notTheSame: {
    id: 'account.create-asset.changes.not-the-same',
    defaultMessage: 'ยังไม่ตรงกับราคาใหม่',
    description: 'Error: the typed price is not the new one',
  },
  publish: {
    id: 'account.create-asset.changes.publish',
    defaultMessage: 'เผยแพร่การแก้ไข',
    description: 'Button that publishes the changes of a listing',
  },
  discard: {
    id: 'account.create-asset.changes.discard',
    defaultMessage: 'ทิ้งการแก้ไข',
    description: 'Button that discards the changes of a listing; can be undone',
  },
  until: {
    id: 'account.create-asset.changes.until',
    defaultMessage: 'ผู้ซื้อเห็นข้อมูลเดิมจนกว่าคุณจะเผยแพร่',
    description: 'Note below the buttons',
  },
  published: {
    id: 'account.create-asset.changes.published',
    defaultMessage: 'เผยแพร่การแก้ไขแล้ว',
    description: 'Notice after the changes were published',
  },
  discarded: {
    id: 'account.create-asset.changes.discarded',
    defaultMessage: 'ทิ้งการแก้ไขแล้ว',
    description: 'Notice after the changes were discarded',
  },
  restore: {
    id: 'account.create-asset.changes.restore',
    defaultMessage: 'เรียกคืน',
    description: 'Button that restores discarded changes',
  },
  nothing: {
    id: 'account.create-asset.changes.nothing',
    defaultMessage: 'ไม่มีการแก้ไขที่รอเผยแพร่',
    description: 'Notice: the listing has no unpublished changes',
  },
  openPublic: {
    id: 'account.create-asset.changes.open-public',
    defaultMessage: 'เปิดหน้าประกาศ',
    description: 'Link to the public page of the listing',
  },
  unsaved: {
    id: 'account.create-asset.changes.unsaved',
    defaultMessage: 'ข้อมูลบางส่วนยังบันทึกไม่ได้',
    description: 'Error: some answers are not saved, so the changes cannot be published yet',
  },
  offline: {
    id: 'account.create-asset.changes.offline',
    defaultMessage: 'ไม่มีอินเทอร์เน็ต การแก้ไขยังอยู่ครบ ลองใหม่เมื่อเชื่อมต่อได้',
    description: 'Error: the network failed; nothing is lost',
  },
  changedElsewhere: {
    id: 'account.create-asset.changes.changed-elsewhere',
    defaultMessage: 'ประกาศนี้ถูกแก้หรือเผยแพร่จากอีกเครื่อง ตรวจข้อมูลล่าสุดก่อน',
    description: 'Error: the listing changed on another device since it was shown',
  },
  failed: defineMessage<{ reason: string }>({
    id: 'account.create-asset.changes.failed',
    defaultMessage: 'ทำไม่สำเร็จ: {reason}',
    description: 'Error: the API refused; {reason} is its explanation',
  }),
});
