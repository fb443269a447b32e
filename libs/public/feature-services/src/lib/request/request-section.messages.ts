import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  lead: NoMessageValues;
  failed: NoMessageValues;
  retry: NoMessageValues;
  noScript: NoMessageValues;
  direct: NoMessageValues;
  call: { phone: string };
  line: { id: string };
}>({
  title: {
    id: 'public.feature-services.request.title',
    defaultMessage: 'ขอใบเสนอราคา',
    description: 'Heading of the request form',
  },
  lead: {
    id: 'public.feature-services.request.lead',
    defaultMessage: 'ไม่มีค่าใช้จ่าย เราโทรกลับภายใน 1 วันทำการ',
    description: 'Sentence below the heading of the request form',
  },
  failed: {
    id: 'public.feature-services.request.failed',
    defaultMessage: 'เปิดฟอร์มไม่ได้ ตรวจอินเทอร์เน็ตแล้วลองใหม่ หรือติดต่อเราด้านล่าง',
    description: 'The request form could not be fetched',
  },
  retry: {
    id: 'public.feature-services.request.retry',
    defaultMessage: 'ลองอีกครั้ง',
    description: 'Button: fetch the request form again',
  },
  noScript: {
    id: 'public.feature-services.request.no-script',
    defaultMessage: 'ฟอร์มนี้ใช้ได้เมื่อเปิด JavaScript โทรหรือทัก LINE หาเราได้เลย',
    description: 'In place of the request form where scripts are off',
  },
  direct: {
    id: 'public.feature-services.request.direct',
    defaultMessage: 'หรือติดต่อเราโดยตรง',
    description: 'Above phone and LINE of the company',
  },
  call: {
    id: 'public.feature-services.request.call',
    defaultMessage: 'โทร {phone}',
    description: 'Link that calls the company',
  },
  line: {
    id: 'public.feature-services.request.line',
    defaultMessage: 'LINE {id}',
    description: 'Link to the LINE account of the company',
  },
});
