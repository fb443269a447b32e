import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  lead: {
    id: 'account.feature-profile.notifications.lead',
    defaultMessage: 'การแจ้งเตือนจะอยู่ที่กระดิ่งและในบัญชีของคุณ',
    description: 'Explains where notifications appear',
  },
  legend: {
    id: 'account.feature-profile.notifications.legend',
    defaultMessage: 'แจ้งเมื่อ',
    description: 'Heading above the notifications that can be switched off',
  },
  lead_received: {
    id: 'account.feature-profile.notifications.lead-received',
    defaultMessage: 'มีคนติดต่อมา',
    description: 'Type of notification: new enquiry',
  },
  message_received: {
    id: 'account.feature-profile.notifications.message-received',
    defaultMessage: 'มีข้อความใหม่ในการสนทนา',
    description: 'Type of notification: new message in a conversation',
  },
  favourite_price_changed: {
    id: 'account.feature-profile.notifications.favourite-price',
    defaultMessage: 'ทรัพย์ที่บันทึกไว้เปลี่ยนราคา',
    description: 'Type of notification: the price of a favourite changed',
  },
  favourite_closed: {
    id: 'account.feature-profile.notifications.favourite-closed',
    defaultMessage: 'ทรัพย์ที่บันทึกไว้ขายหรือให้เช่าไปแล้ว',
    description: 'Type of notification: a favourite is no longer available',
  },
  saved_search_matched: {
    id: 'account.feature-profile.notifications.saved-search',
    defaultMessage: 'มีทรัพย์ใหม่ตรงกับการค้นหาที่บันทึกไว้',
    description: 'Type of notification: new matches of a saved search',
  },
  service_request_updated: {
    id: 'account.feature-profile.notifications.service-request',
    defaultMessage: 'คำขอใช้บริการมีความคืบหน้า',
    description: 'Type of notification: the state of a service request changed',
  },
  always: {
    id: 'account.feature-profile.notifications.always',
    defaultMessage: 'เรื่องประกาศของคุณเอง เช่น ใกล้หมดอายุ จะแจ้งเสมอ',
    description: 'Explains which notifications cannot be switched off',
  },
});
