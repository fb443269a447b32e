import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  ask: {
    id: 'public.contact-seller.contact.ask',
    defaultMessage: 'ส่งข้อความถึงผู้ขาย',
    description: 'Button that opens the enquiry form',
  },
  askShort: {
    id: 'public.contact-seller.contact.ask-short',
    defaultMessage: 'สอบถาม',
    description: 'The same button in the bar at the bottom of a phone, where there is little room',
  },
  book: {
    id: 'public.contact-seller.contact.book',
    defaultMessage: 'นัดดูทรัพย์',
    description: 'Button that opens the free times for a viewing',
  },
  bookShort: {
    id: 'public.contact-seller.contact.book-short',
    defaultMessage: 'นัดดู',
    description: 'The same button in the bar at the bottom of a phone, where there is little room',
  },
  showPhone: {
    id: 'public.contact-seller.contact.show-phone',
    defaultMessage: 'ดูเบอร์โทร',
    description: 'Button that shows the seller’s phone number',
  },
  call: {
    id: 'public.contact-seller.contact.call',
    defaultMessage: 'โทร',
    description: 'Link that calls the seller, in the bar at the bottom of a phone',
  },
  line: {
    id: 'public.contact-seller.contact.line',
    defaultMessage: 'แชตทาง LINE',
    description: 'Link to the seller’s LINE',
  },
  lineShort: {
    id: 'public.contact-seller.contact.line-short',
    defaultMessage: 'LINE',
    description: 'The same link in the bar at the bottom of a phone',
  },
  facebook: {
    id: 'public.contact-seller.contact.facebook',
    defaultMessage: 'Facebook ของผู้ขาย',
    description: 'Link to the seller’s Facebook',
  },
  offline: {
    id: 'public.contact-seller.contact.offline',
    defaultMessage: 'เชื่อมต่อไม่ได้ ตรวจสอบอินเทอร์เน็ตแล้วกดอีกครั้ง',
    description: 'Error: the network failed before anything was sent',
  },
  noScript: {
    id: 'public.contact-seller.contact.no-script',
    defaultMessage: 'เปิด JavaScript ในเบราว์เซอร์เพื่อส่งข้อความหรือดูเบอร์โทร',
    description: 'Shown without JavaScript, below the LINE link if there is one',
  },
});
