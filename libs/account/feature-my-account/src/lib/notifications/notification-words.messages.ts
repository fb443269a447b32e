import { defineMessage, defineMessages, type MessageTag } from 'react-intl';

export const messages = defineMessages({
  lead: defineMessage<{ name: string; title: string; b: MessageTag }>({
    id: 'account.feature-my-account.notification.lead',
    defaultMessage: '<b>{name}</b> ส่งข้อความถึงคุณเรื่อง {title}',
    description: 'Notification: new enquiry about a listing',
  }),
  leadGeneral: defineMessage<{ name: string; b: MessageTag }>({
    id: 'account.feature-my-account.notification.lead-general',
    defaultMessage: '<b>{name}</b> ส่งข้อความถึงคุณ',
    description: 'Notification: new enquiry that is not about a listing',
  }),
  message: defineMessage<{ name: string; title: string; b: MessageTag }>({
    id: 'account.feature-my-account.notification.message',
    defaultMessage: '<b>{name}</b> ตอบคุณเรื่อง {title}',
    description: 'Notification: new message in a conversation about a listing',
  }),
  messageGeneral: defineMessage<{ name: string; b: MessageTag }>({
    id: 'account.feature-my-account.notification.message-general',
    defaultMessage: '<b>{name}</b> ตอบข้อความของคุณ',
    description: 'Notification: new message in a conversation that is not about a listing',
  }),
  confirmDue: defineMessage<{ title: string; b: MessageTag }>({
    id: 'account.feature-my-account.notification.confirm-due',
    defaultMessage: '<b>{title}</b> ยังอยู่ไหม ยืนยันได้ในแตะเดียว',
    description: 'Notification: a listing should be confirmed again',
  }),
  expiring: defineMessage<{ title: string; days: number; b: MessageTag }>({
    id: 'account.feature-my-account.notification.expiring',
    defaultMessage: '<b>{title}</b> จะหมดอายุใน {days, plural, other {# วัน}} ถ้าไม่ยืนยัน',
    description: 'Notification: a listing will expire soon',
  }),
  expired: defineMessage<{ title: string; b: MessageTag }>({
    id: 'account.feature-my-account.notification.expired',
    defaultMessage: '<b>{title}</b> หมดอายุแล้ว ต่ออายุได้ทันที',
    description: 'Notification: a listing has expired',
  }),
  hidden: defineMessage<{ title: string; b: MessageTag }>({
    id: 'account.feature-my-account.notification.hidden',
    defaultMessage: '<b>{title}</b> ถูกซ่อน ดูเหตุผลหรือขอให้ตรวจใหม่ได้',
    description: 'Notification: a listing was hidden',
  }),
  appealRefused: defineMessage<{ title: string; b: MessageTag }>({
    id: 'account.feature-my-account.notification.appeal-refused',
    defaultMessage: '<b>{title}</b> ทีมงานตรวจอีกครั้งแล้ว ประกาศยังถูกซ่อน',
    description: 'Notification: operators have checked a hidden listing again and keep it hidden',
  }),
  restored: defineMessage<{ title: string; b: MessageTag }>({
    id: 'account.feature-my-account.notification.restored',
    defaultMessage: '<b>{title}</b> ตรวจสอบแล้ว ไม่ถูกซ่อนอีกต่อไป',
    description: 'Notification: a hidden listing is visible again',
  }),
  priceDropped: defineMessage<{ title: string; from: string; to: string; b: MessageTag }>({
    id: 'account.feature-my-account.notification.price-dropped',
    defaultMessage: '<b>{title}</b> ที่คุณบันทึกไว้ ลดราคาจาก {from} เหลือ {to}',
    description: 'Notification: the price of a favourite went down',
  }),
  priceRisen: defineMessage<{ title: string; from: string; to: string; b: MessageTag }>({
    id: 'account.feature-my-account.notification.price-risen',
    defaultMessage: '<b>{title}</b> ที่คุณบันทึกไว้ ขึ้นราคาจาก {from} เป็น {to}',
    description: 'Notification: the price of a favourite went up',
  }),
  closedSold: defineMessage<{ title: string; b: MessageTag }>({
    id: 'account.feature-my-account.notification.closed-sold',
    defaultMessage: '<b>{title}</b> ที่คุณบันทึกไว้ ขายแล้ว',
    description: 'Notification: a favourite was sold',
  }),
  closedRented: defineMessage<{ title: string; b: MessageTag }>({
    id: 'account.feature-my-account.notification.closed-rented',
    defaultMessage: '<b>{title}</b> ที่คุณบันทึกไว้ มีคนเช่าแล้ว',
    description: 'Notification: a favourite was rented out',
  }),
  closedGone: defineMessage<{ title: string; b: MessageTag }>({
    id: 'account.feature-my-account.notification.closed-gone',
    defaultMessage: '<b>{title}</b> ที่คุณบันทึกไว้ ปิดประกาศแล้ว',
    description: 'Notification: a favourite is no longer offered',
  }),
  matched: defineMessage<{ count: number; name: string; b: MessageTag }>({
    id: 'account.feature-my-account.notification.matched',
    defaultMessage: '{count, plural, other {ทรัพย์ใหม่ # รายการ}}ตรงกับการค้นหา <b>{name}</b>',
    description: 'Notification: new matches for a saved search',
  }),
  priceFell: defineMessage<{ b: MessageTag; name: string; percent: number; months: number; from: string; to: string }>({
    id: 'account.feature-my-account.notification.price-fell',
    defaultMessage:
      'ราคาตั้งกลางของ <b>{name}</b> ลดลง {percent}% จาก{months, plural, =1 {เดือนก่อน} other { # เดือนก่อน}}: {from} เหลือ {to}',
    description: 'Notification: the median asking price of a district, type and deal has fallen',
  }),
  requestUpdated: {
    id: 'account.feature-my-account.notification.request-updated',
    defaultMessage: 'คำขอบริการของคุณมีความคืบหน้า',
    description: 'Notification: the state of a service request changed',
  },
  questionAnswered: {
    id: 'account.feature-my-account.notification.question-answered',
    defaultMessage: 'มีคนตอบคำถามของคุณเกี่ยวกับโครงการ',
    description: 'Notification: somebody answered a question about a project',
  },
  soldPriceAsked: defineMessage<{ title: string; b: MessageTag }>({
    id: 'account.feature-my-account.notification.sold-price-asked',
    defaultMessage: 'ผู้ขายบอกราคาที่ตกลงกับคุณสำหรับ <b>{title}</b> ถูกต้องไหม',
    description: 'Notification to a buyer or tenant: the seller told what was paid, the buyer is asked to confirm it',
  }),
  viewing: defineMessage<{ kind: string; name: string; title: string; when: string; b: MessageTag }>({
    id: 'account.feature-my-account.notification.viewing',
    defaultMessage:
      '{kind, select, viewing_requested {<b>{name}</b> ขอนัดดู {title} รอคุณตอบ} viewing_booked {<b>{name}</b> จองดู {title} {when}} viewing_confirmed {นัดดู {title} กับ <b>{name}</b> ยืนยันแล้ว {when}} viewing_proposed {<b>{name}</b> เสนอเวลาอื่นดู {title} รอคุณตอบ} viewing_moved {<b>{name}</b> เลื่อนนัดดู {title} เป็น {when}} viewing_declined {<b>{name}</b> ไม่สะดวกนัดดู {title}} viewing_cancelled {นัดดู {title} {when} ถูกยกเลิก} viewing_expired {คำขอนัดดู {title} หมดเวลาตอบแล้ว} viewing_feedback {นัดดู {title} กับ <b>{name}</b> เป็นอย่างไรบ้าง} other {อย่าลืมนัดดู {title} {when}}}',
    description: 'Notification about a viewing, by what happened; “other” is the reminder',
  }),
  thisAsset: {
    id: 'account.feature-my-account.notification.this-asset',
    defaultMessage: 'ประกาศนี้',
    description: 'Stands for the title of a listing without one',
  },
});
