import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'public.feature-projects.questions.title',
    defaultMessage: 'ถามตอบเรื่องโครงการ',
    description: 'Heading',
  },
  lead: {
    id: 'public.feature-projects.questions.lead',
    defaultMessage: 'ถามสมาชิกที่อยู่หรือขายในโครงการนี้',
    description: 'Below the heading',
  },
  none: {
    id: 'public.feature-projects.questions.none',
    defaultMessage: 'ยังไม่มีใครถาม',
    description: 'Instead of questions',
  },
  ask: {
    id: 'public.feature-projects.questions.ask',
    defaultMessage: 'ถามคำถาม',
    description: 'Button',
  },
  answer: {
    id: 'public.feature-projects.questions.answer',
    defaultMessage: 'ตอบ',
    description: 'Button below a question',
  },
  answerTo: defineMessage<{ question: string }>({
    id: 'public.feature-projects.questions.answer-to',
    defaultMessage: 'ตอบคำถาม: {question}',
    description: 'The same button, for screen readers',
  }),
  report: {
    id: 'public.feature-projects.questions.report',
    defaultMessage: 'แจ้งปัญหา',
    description: 'Button below a question or an answer',
  },
  reportOf: defineMessage<{ text: string }>({
    id: 'public.feature-projects.questions.report-of',
    defaultMessage: 'แจ้งปัญหาของข้อความ: {text}',
    description: 'The same button, for screen readers',
  }),
  nobody: {
    id: 'public.feature-projects.questions.nobody',
    defaultMessage: 'สมาชิกที่ลบบัญชีแล้ว',
    description: 'Instead of the name of an author',
  },
  seller: {
    id: 'public.feature-projects.questions.seller',
    defaultMessage: 'มีประกาศในโครงการนี้',
    description: 'Mark of an answer whose author sells in this project',
  },
  older: {
    id: 'public.feature-projects.questions.older',
    defaultMessage: 'คำถามก่อนหน้า',
    description: 'Link to the next page',
  },
  newer: {
    id: 'public.feature-projects.questions.newer',
    defaultMessage: 'คำถามใหม่กว่า',
    description: 'Link to the previous page',
  },
  failed: {
    id: 'public.feature-projects.questions.failed',
    defaultMessage: 'โหลดไม่สำเร็จ ลองอีกครั้ง',
    description: 'When a form could not be loaded',
  },
});
