import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  question: {
    id: 'public.feature-projects.live-questions.question',
    defaultMessage: 'คำถามของคุณ',
    description: 'Label of the text field',
  },
  questionHint: {
    id: 'public.feature-projects.live-questions.question-hint',
    defaultMessage: '10–500 ตัวอักษร ทุกคนอ่านได้ ไม่ใส่เบอร์โทร ไลน์ หรือลิงก์',
    description: 'Below the label',
  },
  answer: {
    id: 'public.feature-projects.live-questions.answer',
    defaultMessage: 'คำตอบของคุณ',
    description: 'Label of the text field',
  },
  answerHint: {
    id: 'public.feature-projects.live-questions.answer-hint',
    defaultMessage: 'ทุกคนอ่านได้ ไม่ใส่เบอร์โทร ไลน์ หรือลิงก์',
    description: 'Below the label',
  },
  sendQuestion: {
    id: 'public.feature-projects.live-questions.send-question',
    defaultMessage: 'ส่งคำถาม',
    description: 'Button',
  },
  sendAnswer: {
    id: 'public.feature-projects.live-questions.send-answer',
    defaultMessage: 'ส่งคำตอบ',
    description: 'Button',
  },
  cancel: {
    id: 'public.feature-projects.live-questions.cancel',
    defaultMessage: 'ยกเลิก',
    description: 'Button that closes a form',
  },
  short: defineMessage<{ least: number }>({
    id: 'public.feature-projects.live-questions.short',
    defaultMessage: '{least, plural, other {อย่างน้อย # ตัวอักษร}}',
    description: 'Error: the text is too short',
  }),
  contact: {
    id: 'public.feature-projects.live-questions.contact',
    defaultMessage: 'เบอร์โทร ไลน์ อีเมล และลิงก์ใส่ที่นี่ไม่ได้',
    description: 'Error: the text has contact details',
  },
  unreadable: {
    id: 'public.feature-projects.live-questions.unreadable',
    defaultMessage: 'ใช้ข้อความนี้ไม่ได้',
    description: 'Error: the text has markup or nothing to see',
  },
  offline: {
    id: 'public.feature-projects.live-questions.offline',
    defaultMessage: 'ส่งไม่สำเร็จ เช็กอินเทอร์เน็ตแล้วลองใหม่',
    description: 'Error without a network',
  },
  sent: {
    id: 'public.feature-projects.live-questions.sent',
    defaultMessage: 'ส่งแล้ว ทุกคนเห็นข้อความนี้',
    description: 'Status after a text was sent',
  },
  reason: {
    id: 'public.feature-projects.live-questions.reason',
    defaultMessage: 'ข้อความนี้มีปัญหาอะไร',
    description: 'Label of the reasons of a report',
  },
  sendReport: {
    id: 'public.feature-projects.live-questions.send-report',
    defaultMessage: 'ส่งให้ทีมงาน',
    description: 'Button',
  },
  reported: {
    id: 'public.feature-projects.live-questions.reported',
    defaultMessage: 'ขอบคุณ ทีมงานจะตรวจข้อความนี้',
    description: 'Status after a report was sent',
  },
  remove: {
    id: 'public.feature-projects.live-questions.remove',
    defaultMessage: 'ลบ',
    description: 'Button below one’s own question or answer',
  },
  removeQuestion: {
    id: 'public.feature-projects.live-questions.remove-question',
    defaultMessage: 'ลบคำถามนี้พร้อมคำตอบทั้งหมดไหม',
    description: 'Confirmation before a question is deleted',
  },
  removeAnswer: {
    id: 'public.feature-projects.live-questions.remove-answer',
    defaultMessage: 'ลบคำตอบนี้ไหม',
    description: 'Confirmation before an answer is deleted',
  },
  removed: {
    id: 'public.feature-projects.live-questions.removed',
    defaultMessage: 'ลบแล้ว',
    description: 'Status after a text was deleted',
  },
});
