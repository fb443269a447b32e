import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'public.feature-services.list.title',
    defaultMessage: 'บริการ',
    description: 'Heading of the list of services, and its breadcrumb',
  },
  lead: {
    id: 'public.feature-services.list.lead',
    defaultMessage: 'ช่างภาพ ป้ายโฆษณา ช่างซ่อม และทีมทำความสะอาด ช่วยให้ทรัพย์พร้อมขายหรือปล่อยเช่า บอกราคาก่อนเริ่มทุกงาน',
    description: 'Text below the heading of the list of services',
  },
  metaTitle: {
    id: 'public.feature-services.list.meta-title',
    defaultMessage: 'บริการถ่ายภาพ โฆษณา ซ่อม รีโนเวท และทำความสะอาดบ้าน',
    description: 'Title of the list of services for search engines',
  },
  metaDescription: {
    id: 'public.feature-services.list.meta-description',
    defaultMessage:
      'บริการสำหรับคนขายและปล่อยเช่าอสังหาฯ ตั้งแต่ถ่ายภาพ โดรน ป้ายโฆษณา ซ่อมแซม รีโนเวท ทำความสะอาด จนถึงเตรียมทรัพย์พร้อมขาย พร้อมราคาเริ่มต้นทุกบริการ',
    description: 'Meta description of the list of services',
  },
  empty: {
    id: 'public.feature-services.list.empty',
    defaultMessage: 'ตอนนี้ยังไม่มีบริการให้เลือก',
    description: 'In place of the list when no service is offered',
  },
  back: {
    id: 'public.feature-services.list.back',
    defaultMessage: 'กลับหน้าแรก',
    description: 'Link to the home page when no service is offered',
  },
});
