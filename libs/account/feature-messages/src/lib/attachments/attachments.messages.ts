import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  attach: {
    id: 'account.feature-messages.attachments.attach',
    defaultMessage: 'แนบรูปหรือ PDF',
    description: 'Button beside the text field: chooses photographs or a PDF',
  },
  list: {
    id: 'account.feature-messages.attachments.list',
    defaultMessage: 'ไฟล์ที่แนบ',
    description: 'Name of the list of files that are attached to the message that is being written',
  },
  remove: defineMessage<{ name: string }>({
    id: 'account.feature-messages.attachments.remove',
    defaultMessage: 'เอา {name} ออก',
    description: 'Button that removes a file from the message',
  }),
  sending: defineMessage<{ name: string }>({
    id: 'account.feature-messages.attachments.sending',
    defaultMessage: 'กำลังอัปโหลด {name}',
    description: 'Name of the progress bar of a file',
  }),
  preparing: defineMessage<{ name: string }>({
    id: 'account.feature-messages.attachments.preparing',
    defaultMessage: 'กำลังแปลง {name} เป็น JPEG',
    description: 'Status: the HEIC picture is being converted to JPEG in the browser',
  }),
  waiting: defineMessage<{ name: string }>({
    id: 'account.feature-messages.attachments.waiting',
    defaultMessage: '{name} จะอัปโหลดเมื่อเชื่อมต่อได้',
    description: 'Status: there is no connection; the file is uploaded later',
  }),
  unsent: defineMessage<{ count: number }>({
    id: 'account.feature-messages.attachments.unsent',
    defaultMessage: '{count, plural, other {รอไฟล์ # ไฟล์ก่อนส่ง}}',
    description: 'Below the text field: the message can be sent once the files are uploaded',
  }),
  format: defineMessage<{ name: string }>({
    id: 'account.feature-messages.attachments.format',
    defaultMessage: '{name} แนบไม่ได้ ใช้รูป JPEG, HEIC, PNG, WebP, AVIF หรือ PDF',
    description: 'Error: the file format is not supported',
  }),
  empty: defineMessage<{ name: string }>({
    id: 'account.feature-messages.attachments.empty',
    defaultMessage: '{name} เป็นไฟล์ว่าง',
    description: 'Error: the file has no content',
  }),
  size: defineMessage<{ name: string; megabytes: string }>({
    id: 'account.feature-messages.attachments.size',
    defaultMessage: '{name} ใหญ่เกิน {megabytes} MB',
    description: 'Error: the file is too large',
  }),
  number: defineMessage<{ name: string; max: string }>({
    id: 'account.feature-messages.attachments.number',
    defaultMessage: 'ไม่ได้แนบ {name} เพราะแนบได้ครั้งละ {max} รูป',
    description: 'Error: the message has the maximum of photographs',
  }),
  mixed: defineMessage<{ name: string }>({
    id: 'account.feature-messages.attachments.mixed',
    defaultMessage: 'ไม่ได้แนบ {name} ส่ง PDF ได้ครั้งละไฟล์เดียว แยกจากรูป',
    description: 'Error: a message has either photographs or one PDF',
  }),
  unreadable: defineMessage<{ name: string }>({
    id: 'account.feature-messages.attachments.unreadable',
    defaultMessage: 'เปิด {name} ไม่ได้ บันทึกเป็น JPEG แล้วเลือกอีกครั้ง',
    description: 'Error: the HEIC picture is damaged or too large to be converted on this device',
  }),
  pixels: defineMessage<{ name: string; megapixels: string }>({
    id: 'account.feature-messages.attachments.pixels',
    defaultMessage: '{name} ใหญ่เกิน {megapixels} ล้านพิกเซล',
    description: 'Error: the HEIC picture has too many pixels',
  }),
  refused: defineMessage<{ name: string; reason: string }>({
    id: 'account.feature-messages.attachments.refused',
    defaultMessage: '{name}: {reason}',
    description: 'Error: the API refused the file; {reason} is its explanation',
  }),
  photo: defineMessage<{ place: number; count: number; name: string }>({
    id: 'account.feature-messages.attachments.photo',
    defaultMessage: 'รูปที่ {place} จาก {count} ของ{name}',
    description: 'Text alternative of a photograph in a message; {name} is who sent it',
  }),
  unloaded: {
    id: 'account.feature-messages.attachments.unloaded',
    defaultMessage: 'ยังโหลดรูปไม่ได้',
    description: 'In place of a photograph that could not be loaded, e.g. without a connection',
  },
  download: defineMessage<{ name: string; size: string }>({
    id: 'account.feature-messages.attachments.download',
    defaultMessage: 'ดาวน์โหลด {name} ({size})',
    description: 'Button on a PDF in a message',
  }),
  pdfSize: defineMessage<{ size: string }>({
    id: 'account.feature-messages.attachments.pdf-size',
    defaultMessage: 'PDF · {size}',
    description: 'Below the name of a PDF: its size',
  }),
  unchecked: {
    id: 'account.feature-messages.attachments.unchecked',
    defaultMessage: 'ไฟล์จากผู้ส่ง เราไม่ได้ตรวจเนื้อหา',
    description: 'On a PDF from the other side: the site has not checked what is in it',
  },
  downloadFailed: {
    id: 'account.feature-messages.attachments.download-failed',
    defaultMessage: 'ดาวน์โหลดไม่สำเร็จ ลองใหม่เมื่อเชื่อมต่อได้',
    description: 'Error: the PDF could not be loaded',
  },
  photos: {
    id: 'account.feature-messages.attachments.photos',
    defaultMessage: 'รูปในข้อความ',
    description: 'Name of the screen that shows the photographs of a message one by one',
  },
  close: {
    id: 'account.feature-messages.attachments.close',
    defaultMessage: 'ปิด',
    description: 'Button that closes the photographs',
  },
  previous: {
    id: 'account.feature-messages.attachments.previous',
    defaultMessage: 'รูปก่อนหน้า',
    description: 'Button that shows the photograph before',
  },
  next: {
    id: 'account.feature-messages.attachments.next',
    defaultMessage: 'รูปถัดไป',
    description: 'Button that shows the next photograph',
  },
  sentPhotos: defineMessage<{ count: number }>({
    id: 'account.feature-messages.attachments.sent-photos',
    defaultMessage: '{count, plural, other {รูป # รูป}}',
    description: 'Instead of the words of a message that only has photographs',
  }),
  somePhotos: {
    id: 'account.feature-messages.attachments.some-photos',
    defaultMessage: 'รูปภาพ',
    description: 'In the list of conversations, instead of the words of a message that only has photographs',
  },
  sentPdf: {
    id: 'account.feature-messages.attachments.sent-pdf',
    defaultMessage: 'ไฟล์ PDF',
    description: 'Instead of the words of a message that only has a PDF',
  },
});
