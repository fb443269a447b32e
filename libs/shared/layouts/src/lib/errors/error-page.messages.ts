import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  notFound: {
    id: 'shared.layouts.error-page.notFound',
    defaultMessage: 'ไม่พบหน้านี้',
    description: 'Heading of the error page for an address that does not exist (404)',
  },
  notFoundDescription: {
    id: 'shared.layouts.error-page.notFoundDescription',
    defaultMessage: 'หน้านี้อาจถูกย้ายหรือลบไปแล้ว หรือที่อยู่อาจพิมพ์ผิด',
    description: 'Below “Page Not Found”, when no more details are known',
  },
  failed: {
    id: 'shared.layouts.error-page.failed',
    defaultMessage: 'ระบบขัดข้อง',
    description: 'Heading of the error page for all other errors',
  },
  failedDescription: {
    id: 'shared.layouts.error-page.failedDescription',
    defaultMessage: 'เราทราบปัญหาแล้ว ลองใหม่อีกครั้งในอีกสักครู่',
    description: 'Below “Internal Server Error”, when no more details may be shown',
  },
  reference: defineMessage<{ id: string }>({
    id: 'shared.layouts.error-page.reference',
    defaultMessage: 'รหัสอ้างอิง {id}',
    description: 'ID of the failed request, for support',
  }),
  tryAgain: {
    id: 'shared.layouts.error-page.tryAgain',
    defaultMessage: 'ลองอีกครั้ง',
    description: 'Link that loads the page again',
  },
  home: { id: 'shared.layouts.error-page.home', defaultMessage: 'กลับหน้าแรก', description: 'Link to the home page' },
  back: { id: 'shared.layouts.error-page.back', defaultMessage: 'ย้อนกลับ', description: 'Button to the previous page' },
});
