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
    description: 'Label of the list of reasons',
  },
  close: { id: 'public.contact-seller.report.close', defaultMessage: 'ปิด', description: 'Button that closes the form' },
  reasonError: {
    id: 'public.contact-seller.report.reason-error',
    defaultMessage: 'เลือกหนึ่งข้อ',
    description: 'Error: no reason is selected',
  },
  detail: {
    id: 'public.contact-seller.report.detail',
    defaultMessage: 'เล่าเพิ่ม (ไม่บังคับ)',
    description: 'Label of the details when they are optional',
  },
  detailRequired: {
    id: 'public.contact-seller.report.detail-required',
    defaultMessage: 'เล่าว่าเกิดอะไรขึ้น',
    description: 'Label of the details when they are required',
  },
  detailError: {
    id: 'public.contact-seller.report.detail-error',
    defaultMessage: 'บอกสั้น ๆ ว่ามีปัญหาอะไร',
    description: 'Error: the details are empty',
  },
  privacy: {
    id: 'public.contact-seller.report.privacy',
    defaultMessage: 'ผู้ขายไม่รู้ว่าใครเป็นคนแจ้ง',
    description: 'Note below the form: the seller does not see who reported the listing',
  },
  send: {
    id: 'public.contact-seller.report.send',
    defaultMessage: 'ส่งให้ทีมงาน',
    description: 'Button that sends the report',
  },
  offline: {
    id: 'public.contact-seller.report.offline',
    defaultMessage: 'ยังส่งไม่ได้เพราะไม่มีอินเทอร์เน็ต กดส่งอีกครั้งเมื่อต่อได้',
    description: 'Error: the network failed; the input is not lost',
  },
  sentTitle: {
    id: 'public.contact-seller.report.sent-title',
    defaultMessage: 'ขอบคุณที่แจ้ง',
    description: 'Heading after the report was sent',
  },
  sentText: {
    id: 'public.contact-seller.report.sent-text',
    defaultMessage: 'ทีมงานจะตรวจสอบประกาศนี้',
    description: 'Explains what happens after sending',
  },
  done: {
    id: 'public.contact-seller.report.done',
    defaultMessage: 'เรียบร้อย',
    description: 'Button that closes the form after sending',
  },
});
