import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  notFound: NoMessageValues;
  notFoundDescription: NoMessageValues;
  failed: NoMessageValues;
  failedDescription: NoMessageValues;
  reference: { id: string };
  tryAgain: NoMessageValues;
  home: NoMessageValues;
  back: NoMessageValues;
}>({
  notFound: {
    id: 'shared.layouts.error-page.notFound',
    defaultMessage: 'ไม่พบหน้านี้',
    description: 'Heading of the error page for an address that does not exist (404)',
  },
  notFoundDescription: {
    id: 'shared.layouts.error-page.notFoundDescription',
    defaultMessage: 'หน้านี้อาจถูกย้ายหรือลบไปแล้ว หรือที่อยู่อาจพิมพ์ผิด',
    description: 'Below “Page Not Found”, when nothing more is known',
  },
  failed: {
    id: 'shared.layouts.error-page.failed',
    defaultMessage: 'ระบบขัดข้อง',
    description: 'Heading of the error page for every status but 404',
  },
  failedDescription: {
    id: 'shared.layouts.error-page.failedDescription',
    defaultMessage: 'เราทราบปัญหาแล้ว ลองใหม่อีกครั้งในอีกสักครู่',
    description: 'Below “Internal Server Error”, when nothing may be said of the cause',
  },
  reference: {
    id: 'shared.layouts.error-page.reference',
    defaultMessage: 'รหัสอ้างอิง {id}',
    description: 'Id of the failed request, to tell the staff',
  },
  tryAgain: {
    id: 'shared.layouts.error-page.tryAgain',
    defaultMessage: 'ลองอีกครั้ง',
    description: 'Link to the page that failed',
  },
  home: { id: 'shared.layouts.error-page.home', defaultMessage: 'กลับหน้าแรก', description: 'Link to the home page' },
  back: { id: 'shared.layouts.error-page.back', defaultMessage: 'ย้อนกลับ', description: 'Button to the page before' },
});
