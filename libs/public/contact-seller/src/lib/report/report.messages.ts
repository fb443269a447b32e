import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'public.contact-seller.report.title',
    defaultMessage: 'ประกาศนี้มีปัญหาอะไร',
    description: 'Heading of the report form',
  },
  reason: {
    id: 'public.contact-seller.report.reason',
    defaultMessage: 'เลือกข้อที่ตรงที่สุด',
    description: 'Label of the reasons',
  },
  close: { id: 'public.contact-seller.report.close', defaultMessage: 'ปิด', description: 'Closes the form' },
  reasonError: {
    id: 'public.contact-seller.report.reason-error',
    defaultMessage: 'เลือกหนึ่งข้อ',
    description: 'No reason was chosen',
  },
  detail: {
    id: 'public.contact-seller.report.detail',
    defaultMessage: 'เล่าเพิ่ม (ไม่บังคับ)',
    description: 'Label of the details',
  },
  detailRequired: {
    id: 'public.contact-seller.report.detail-required',
    defaultMessage: 'เล่าว่าเกิดอะไรขึ้น',
    description: 'Label of the details where they are needed',
  },
  detailError: {
    id: 'public.contact-seller.report.detail-error',
    defaultMessage: 'บอกสั้น ๆ ว่ามีปัญหาอะไร',
    description: 'The details are empty',
  },
  privacy: {
    id: 'public.contact-seller.report.privacy',
    defaultMessage: 'ผู้ขายไม่รู้ว่าใครเป็นคนแจ้ง',
    description: 'Below the form: the seller is not told who reported',
  },
  send: { id: 'public.contact-seller.report.send', defaultMessage: 'ส่งให้ทีมงาน', description: 'Sends the report' },
  offline: {
    id: 'public.contact-seller.report.offline',
    defaultMessage: 'ยังส่งไม่ได้เพราะไม่มีอินเทอร์เน็ต กดส่งอีกครั้งเมื่อต่อได้',
    description: 'The network failed; nothing is lost',
  },
  sentTitle: {
    id: 'public.contact-seller.report.sent-title',
    defaultMessage: 'ขอบคุณที่แจ้ง',
    description: 'Heading once the report has arrived',
  },
  sentText: {
    id: 'public.contact-seller.report.sent-text',
    defaultMessage: 'ทีมงานจะตรวจสอบ ถ้ามีคนแจ้งครบสามคน ประกาศจะถูกซ่อนไว้ก่อนจนกว่าจะตรวจเสร็จ',
    description: 'What happens next',
  },
  done: {
    id: 'public.contact-seller.report.done',
    defaultMessage: 'เรียบร้อย',
    description: 'Closes the form after sending',
  },
});
