import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  lead: {
    id: 'account.feature-profile.notifications.lead',
    defaultMessage: 'การแจ้งเตือนจะอยู่ที่กระดิ่งและในบัญชีของคุณ',
    description: 'Where notices are found',
  },
  legend: {
    id: 'account.feature-profile.notifications.legend',
    defaultMessage: 'แจ้งเมื่อ',
    description: 'Above the kinds of notices that can be switched off',
  },
  lead_received: {
    id: 'account.feature-profile.notifications.lead-received',
    defaultMessage: 'มีคนติดต่อมา',
    description: 'Kind of notice: an enquiry came',
  },
  favourite_price_changed: {
    id: 'account.feature-profile.notifications.favourite-price',
    defaultMessage: 'ทรัพย์ที่บันทึกไว้เปลี่ยนราคา',
    description: 'Kind of notice: a kept asset has another price',
  },
  favourite_closed: {
    id: 'account.feature-profile.notifications.favourite-closed',
    defaultMessage: 'ทรัพย์ที่บันทึกไว้ขายหรือให้เช่าไปแล้ว',
    description: 'Kind of notice: a kept asset is gone',
  },
  saved_search_matched: {
    id: 'account.feature-profile.notifications.saved-search',
    defaultMessage: 'มีทรัพย์ใหม่ตรงกับการค้นหาที่บันทึกไว้',
    description: 'Kind of notice: a saved search found something',
  },
  service_request_updated: {
    id: 'account.feature-profile.notifications.service-request',
    defaultMessage: 'คำขอใช้บริการมีความคืบหน้า',
    description: 'Kind of notice: a service request moved on',
  },
  always: {
    id: 'account.feature-profile.notifications.always',
    defaultMessage: 'เรื่องประกาศของคุณเอง เช่น ใกล้หมดอายุ จะแจ้งเสมอ',
    description: 'What cannot be switched off',
  },
});
