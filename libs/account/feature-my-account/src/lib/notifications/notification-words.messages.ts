import { defineMessages, type MessageTag, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  lead: { name: string; title: string; b: MessageTag };
  leadGeneral: { name: string; b: MessageTag };
  confirmDue: { title: string; b: MessageTag };
  expiring: { title: string; days: number; b: MessageTag };
  expired: { title: string; b: MessageTag };
  hidden: { title: string; b: MessageTag };
  restored: { title: string; b: MessageTag };
  priceDropped: { title: string; from: string; to: string; b: MessageTag };
  priceRisen: { title: string; from: string; to: string; b: MessageTag };
  closedSold: { title: string; b: MessageTag };
  closedRented: { title: string; b: MessageTag };
  closedGone: { title: string; b: MessageTag };
  matched: { count: number; name: string; b: MessageTag };
  requestUpdated: NoMessageValues;
  thisAsset: NoMessageValues;
}>({
  lead: {
    id: 'account.feature-my-account.notification.lead',
    defaultMessage: '<b>{name}</b> ส่งข้อความถึงคุณเรื่อง {title}',
    description: 'An enquiry about a listing arrived',
  },
  leadGeneral: {
    id: 'account.feature-my-account.notification.lead-general',
    defaultMessage: '<b>{name}</b> ส่งข้อความถึงคุณ',
    description: 'An enquiry about nothing in particular arrived',
  },
  confirmDue: {
    id: 'account.feature-my-account.notification.confirm-due',
    defaultMessage: '<b>{title}</b> ยังอยู่ไหม ยืนยันได้ในแตะเดียว',
    description: 'A listing was not confirmed for 30 days',
  },
  expiring: {
    id: 'account.feature-my-account.notification.expiring',
    defaultMessage: '<b>{title}</b> จะหมดอายุใน {days, plural, other {# วัน}} ถ้าไม่ยืนยัน',
    description: 'A listing is about to expire',
  },
  expired: {
    id: 'account.feature-my-account.notification.expired',
    defaultMessage: '<b>{title}</b> หมดอายุแล้ว ต่ออายุได้ทันที',
    description: 'A listing has expired',
  },
  hidden: {
    id: 'account.feature-my-account.notification.hidden',
    defaultMessage: '<b>{title}</b> ถูกซ่อนเพราะมีผู้รายงาน ทีมงานกำลังตรวจสอบ',
    description: 'A listing was hidden',
  },
  restored: {
    id: 'account.feature-my-account.notification.restored',
    defaultMessage: '<b>{title}</b> ตรวจสอบแล้ว ไม่ถูกซ่อนอีกต่อไป',
    description: 'A listing that was hidden is what it was before',
  },
  priceDropped: {
    id: 'account.feature-my-account.notification.price-dropped',
    defaultMessage: '<b>{title}</b> ที่คุณบันทึกไว้ ลดราคาจาก {from} เหลือ {to}',
    description: 'The price of a favourite has fallen',
  },
  priceRisen: {
    id: 'account.feature-my-account.notification.price-risen',
    defaultMessage: '<b>{title}</b> ที่คุณบันทึกไว้ ขึ้นราคาจาก {from} เป็น {to}',
    description: 'The price of a favourite has risen',
  },
  closedSold: {
    id: 'account.feature-my-account.notification.closed-sold',
    defaultMessage: '<b>{title}</b> ที่คุณบันทึกไว้ ขายแล้ว',
    description: 'A favourite was sold',
  },
  closedRented: {
    id: 'account.feature-my-account.notification.closed-rented',
    defaultMessage: '<b>{title}</b> ที่คุณบันทึกไว้ มีคนเช่าแล้ว',
    description: 'A favourite was rented',
  },
  closedGone: {
    id: 'account.feature-my-account.notification.closed-gone',
    defaultMessage: '<b>{title}</b> ที่คุณบันทึกไว้ ปิดประกาศแล้ว',
    description: 'A favourite is no longer offered',
  },
  matched: {
    id: 'account.feature-my-account.notification.matched',
    defaultMessage: '{count, plural, other {ทรัพย์ใหม่ # รายการ}}ตรงกับการค้นหา <b>{name}</b>',
    description: 'A saved search found something new',
  },
  requestUpdated: {
    id: 'account.feature-my-account.notification.request-updated',
    defaultMessage: 'คำขอบริการของคุณมีความคืบหน้า',
    description: 'The state of a service request has changed',
  },
  thisAsset: {
    id: 'account.feature-my-account.notification.this-asset',
    defaultMessage: 'ประกาศนี้',
    description: 'Stands for the title of a listing that has none',
  },
});
