import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  atOnce: {
    id: 'shared.ui-viewings.choice.at-once',
    defaultMessage: 'เลือกแล้วได้เวลานั้นเลย ไม่ต้องรอผู้ขายยืนยัน',
    description: 'Above the free times: who chooses one has the viewing at once',
  },
  askFirst: {
    id: 'shared.ui-viewings.choice.ask-first',
    defaultMessage: 'เราเก็บเวลาที่เลือกไว้ให้ ระหว่างรอผู้ขายยืนยันภายใน 24 ชั่วโมง',
    description: 'Above the free times: the seller confirms the chosen one, which is held meanwhile',
  },
  noHours: {
    id: 'shared.ui-viewings.choice.no-hours',
    defaultMessage: 'ผู้ขายยังไม่ได้เปิดเวลานัดดู เสนอเวลาที่คุณสะดวกได้เลย',
    description: 'Above the form for proposed times: the seller has set no viewing hours',
  },
  full: {
    id: 'shared.ui-viewings.choice.full',
    defaultMessage: 'ช่วงนี้ไม่มีเวลาว่าง เสนอเวลาที่คุณสะดวกได้',
    description: 'Above the form for proposed times: all times are taken',
  },
  taken: {
    id: 'shared.ui-viewings.choice.taken',
    defaultMessage: 'เวลานั้นเพิ่งมีคนจอง ด้านล่างคือเวลาว่างถัดไป',
    description: 'Alert: somebody else has booked the chosen time; the next free times follow',
  },
  takenAll: {
    id: 'shared.ui-viewings.choice.taken-all',
    defaultMessage: 'เวลานั้นเพิ่งมีคนจอง และไม่มีเวลาว่างอื่นแล้ว เสนอเวลาที่คุณสะดวกได้',
    description: 'Alert: somebody else has booked the chosen time, and there is no other free one',
  },
  past: {
    id: 'shared.ui-viewings.choice.past',
    defaultMessage: 'เวลานั้นผ่านไปแล้วหรือกระชั้นเกินไป ด้านล่างคือเวลาว่างถัดไป',
    description:
      'Alert: the chosen time is over, or within the notice that the seller needs; the next free times follow',
  },
  pastAll: {
    id: 'shared.ui-viewings.choice.past-all',
    defaultMessage: 'เวลานั้นผ่านไปแล้วหรือกระชั้นเกินไป และไม่มีเวลาว่างอื่นแล้ว เสนอเวลาที่คุณสะดวกได้',
    description:
      'Alert: the chosen time is over, or within the notice that the seller needs, and there is no other free one',
  },
  required: {
    id: 'shared.ui-viewings.choice.required',
    defaultMessage: 'เลือกเวลาก่อน',
    description: 'Error: no time is chosen',
  },
  propose: {
    id: 'shared.ui-viewings.choice.propose',
    defaultMessage: 'ไม่มีเวลาที่สะดวก เสนอเวลาเอง',
    description: 'Button that replaces the free times by a form for proposed times',
  },
  choose: {
    id: 'shared.ui-viewings.choice.choose',
    defaultMessage: 'กลับไปเลือกจากเวลาว่าง',
    description: 'Button that shows the free times again',
  },
  loading: {
    id: 'shared.ui-viewings.choice.loading',
    defaultMessage: 'กำลังดูเวลาว่าง',
    description: 'For screen readers: free times are loading',
  },
  failed: {
    id: 'shared.ui-viewings.choice.failed',
    defaultMessage: 'ดูเวลาว่างไม่ได้',
    description: 'Error: the free times could not be loaded; the reason follows',
  },
  offline: {
    id: 'shared.ui-viewings.choice.offline',
    defaultMessage: 'ไม่มีอินเทอร์เน็ต',
    description: 'Reason why the free times could not be loaded',
  },
  retry: {
    id: 'shared.ui-viewings.choice.retry',
    defaultMessage: 'ลองใหม่',
    description: 'Button that loads the free times again',
  },
  book: {
    id: 'shared.ui-viewings.choice.book',
    defaultMessage: 'จองเวลานัดดู',
    description: 'Button that books the chosen time, before one is chosen',
  },
  bookTime: defineMessage<{ time: string }>({
    id: 'shared.ui-viewings.choice.book-time',
    defaultMessage: 'จอง {time}',
    description: 'Button that books the chosen time',
  }),
  request: {
    id: 'shared.ui-viewings.choice.request',
    defaultMessage: 'ขอเวลานี้',
    description: 'Button that asks the seller for the chosen time',
  },
  send: {
    id: 'shared.ui-viewings.choice.send',
    defaultMessage: 'ส่งเวลาที่เสนอ',
    description: 'Button that sends the proposed times to the other side',
  },
});
