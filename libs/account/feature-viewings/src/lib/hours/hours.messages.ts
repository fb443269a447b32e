import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  lead: {
    id: 'account.feature-viewings.hours.lead',
    defaultMessage: 'ผู้ซื้อเลือกเวลาที่ว่างได้เอง เวลาทั้งหมดเป็นเวลาที่กรุงเทพฯ',
    description: 'Above the form for viewing hours',
  },
  scope: {
    id: 'account.feature-viewings.hours.scope',
    defaultMessage: 'เวลานี้ใช้กับ',
    description: 'Label of the list: all listings, or one of them',
  },
  all: {
    id: 'account.feature-viewings.hours.all',
    defaultMessage: 'ทุกประกาศ',
    description: 'Option: the hours of all listings',
  },
  own: defineMessage<{ title: string }>({
    id: 'account.feature-viewings.hours.own',
    defaultMessage: '{title} (เวลาของตัวเอง)',
    description: 'Option: a listing that has hours of its own',
  }),
  none: {
    id: 'account.feature-viewings.hours.none',
    defaultMessage: 'ยังไม่ได้เปิดเวลาให้จอง ตอนนี้ผู้ซื้อต้องเสนอเวลามาให้คุณเลือก',
    description: 'The seller has no viewing hours yet',
  },
  start: {
    id: 'account.feature-viewings.hours.start',
    defaultMessage: 'เริ่มจากเย็นวันธรรมดาและวันหยุด',
    description: 'Button that sets hours to start from: weekday evenings and weekends',
  },
  shared: {
    id: 'account.feature-viewings.hours.shared',
    defaultMessage: 'ประกาศนี้ใช้เวลาเดียวกับทุกประกาศ',
    description: 'The listing has no hours of its own',
  },
  separate: {
    id: 'account.feature-viewings.hours.separate',
    defaultMessage: 'ตั้งเวลาเฉพาะประกาศนี้',
    description: 'Button that gives a listing hours of its own, to start with those of all',
  },
  remove: {
    id: 'account.feature-viewings.hours.remove',
    defaultMessage: 'เลิกเปิดเวลาให้จอง',
    description: 'Button that removes the hours of all listings',
  },
  removeOwn: {
    id: 'account.feature-viewings.hours.remove-own',
    defaultMessage: 'กลับไปใช้เวลาเดียวกับทุกประกาศ',
    description: 'Button that removes the hours of one listing',
  },
  removed: {
    id: 'account.feature-viewings.hours.removed',
    defaultMessage: 'ลบเวลาแล้ว นัดที่ตกลงไว้ยังอยู่',
    description: 'Toast: hours were removed; viewings that are agreed stay',
  },
  weekly: {
    id: 'account.feature-viewings.hours.weekly',
    defaultMessage: 'เวลาในแต่ละสัปดาห์',
    description: 'Heading of the hours by weekday',
  },
  noDay: {
    id: 'account.feature-viewings.hours.no-day',
    defaultMessage: 'ไม่เปิด',
    description: 'A weekday without hours',
  },
  from: defineMessage<{ day: string; number: number }>({
    id: 'account.feature-viewings.hours.from',
    defaultMessage: '{day} ช่วงที่ {number} เริ่ม',
    description: 'Name of a list of times, for screen readers: begin of a range of hours on a weekday',
  }),
  to: defineMessage<{ day: string; number: number }>({
    id: 'account.feature-viewings.hours.to',
    defaultMessage: '{day} ช่วงที่ {number} สิ้นสุด',
    description: 'Name of a list of times, for screen readers: end of a range of hours on a weekday',
  }),
  until: {
    id: 'account.feature-viewings.hours.until',
    defaultMessage: 'ถึง',
    description: 'Between begin and end of a range of hours',
  },
  add: defineMessage<{ day: string }>({
    id: 'account.feature-viewings.hours.add',
    defaultMessage: 'เพิ่มช่วงเวลา {day}',
    description: 'Button that adds a range of hours to a weekday',
  }),
  removeRange: defineMessage<{ day: string; number: number }>({
    id: 'account.feature-viewings.hours.remove-range',
    defaultMessage: 'ลบ {day} ช่วงที่ {number}',
    description: 'Button that removes a range of hours of a weekday',
  }),
  copy: defineMessage<{ day: string }>({
    id: 'account.feature-viewings.hours.copy',
    defaultMessage: 'ใช้เวลาของ{day}กับวันอื่น',
    description: 'Button that opens a menu: on which days the hours of this weekday are used, too',
  }),
  workdays: {
    id: 'account.feature-viewings.hours.workdays',
    defaultMessage: 'จันทร์–ศุกร์',
    description: 'Item of the menu: copy the hours to Monday to Friday',
  },
  weekend: {
    id: 'account.feature-viewings.hours.weekend',
    defaultMessage: 'เสาร์–อาทิตย์',
    description: 'Item of the menu: copy the hours to Saturday and Sunday',
  },
  everyday: {
    id: 'account.feature-viewings.hours.everyday',
    defaultMessage: 'ทุกวัน',
    description: 'Item of the menu: copy the hours to every day',
  },
  copied: {
    id: 'account.feature-viewings.hours.copied',
    defaultMessage: 'คัดลอกเวลาแล้ว',
    description: 'Toast: the hours of a day were copied to other days',
  },
  order: {
    id: 'account.feature-viewings.hours.order',
    defaultMessage: 'เวลาสิ้นสุดต้องหลังเวลาเริ่ม ถ้าข้ามเที่ยงคืนให้แยกเป็นสองวัน',
    description: 'Error of a range of hours: it ends before it begins',
  },
  overlap: {
    id: 'account.feature-viewings.hours.overlap',
    defaultMessage: 'ทับกับช่วงเวลาอื่นของวันนี้',
    description: 'Error of a range of hours: it overlaps another one of the day',
  },
  short: {
    id: 'account.feature-viewings.hours.short',
    defaultMessage: 'สั้นกว่านัดหนึ่งครั้ง',
    description: 'Error of a range of hours: it is shorter than one viewing',
  },
  length: {
    id: 'account.feature-viewings.hours.length',
    defaultMessage: 'นัดละ',
    description: 'Label of the length of a viewing',
  },
  gap: {
    id: 'account.feature-viewings.hours.gap',
    defaultMessage: 'เว้นระหว่างนัด',
    description: 'Label of the time between two viewings',
  },
  notice: {
    id: 'account.feature-viewings.hours.notice',
    defaultMessage: 'จองล่วงหน้าอย่างน้อย',
    description: 'Label of the time before a viewing until which it can be booked',
  },
  ahead: {
    id: 'account.feature-viewings.hours.ahead',
    defaultMessage: 'จองล่วงหน้าได้ไม่เกิน',
    description: 'Label of how far ahead can be booked',
  },
  minutes: defineMessage<{ count: number }>({
    id: 'account.feature-viewings.hours.minutes',
    defaultMessage: '{count, plural, =0 {ไม่เว้น} other {# นาที}}',
    description: 'Option: a number of minutes; 0 minutes between two viewings',
  }),
  hours: defineMessage<{ count: number }>({
    id: 'account.feature-viewings.hours.hours',
    defaultMessage: '{count, plural, =0 {ไม่จำกัด} other {# ชั่วโมง}}',
    description: 'Option: a number of hours before a viewing; 0: until it begins',
  }),
  days: defineMessage<{ count: number }>({
    id: 'account.feature-viewings.hours.days',
    defaultMessage: '{count, plural, other {# วัน}}',
    description: 'Option: a number of days',
  }),
  askFirst: {
    id: 'account.feature-viewings.hours.ask-first',
    defaultMessage: 'ถามฉันก่อนทุกครั้ง: เก็บเวลาไว้ให้ผู้ซื้อจนกว่าฉันจะตอบ ไม่เกิน 24 ชั่วโมง',
    description: 'Checkbox: a chosen time is held until the seller accepts it, 24 hours at most',
  },
  saving: {
    id: 'account.feature-viewings.hours.saving',
    defaultMessage: 'กำลังบันทึก',
    description: 'Status of the form',
  },
  saved: {
    id: 'account.feature-viewings.hours.saved',
    defaultMessage: 'บันทึกแล้ว',
    description: 'Status of the form: everything is stored',
  },
  invalid: {
    id: 'account.feature-viewings.hours.invalid',
    defaultMessage: 'ยังไม่บันทึก แก้เวลาที่มีข้อความสีแดงก่อน',
    description: 'Status of the form: something is not valid; the errors are at the fields',
  },
  offline: {
    id: 'account.feature-viewings.hours.offline',
    defaultMessage: 'ไม่มีอินเทอร์เน็ต จะบันทึกให้เมื่อกลับมาออนไลน์',
    description: 'Status of the form: it is stored when there is a network again',
  },
  failed: defineMessage<{ reason: string }>({
    id: 'account.feature-viewings.hours.failed',
    defaultMessage: 'บันทึกไม่สำเร็จ {reason}',
    description: 'Status of the form, with the reason',
  }),
  retry: {
    id: 'account.feature-viewings.hours.retry',
    defaultMessage: 'บันทึกอีกครั้ง',
    description: 'Button that stores the form again',
  },
});
