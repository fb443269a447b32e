import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  skip: {
    id: 'shared.layouts.page-layout.skip',
    defaultMessage: 'ข้ามไปยังเนื้อหา',
    description: 'Skip link: first link of the page, visible on keyboard focus',
  },
  toasts: {
    id: 'shared.layouts.page-layout.toasts',
    defaultMessage: 'การแจ้งเตือน',
    description: 'Name of the region with the toasts, for screen readers',
  },
  newVersion: {
    id: 'shared.layouts.page-layout.new-version',
    defaultMessage: 'เว็บไซต์อัปเดตแล้ว หน้าถัดไปที่เปิดจะเป็นรุ่นใหม่',
    description: 'Toast: a new version of the site is available',
  },
  closeToast: {
    id: 'shared.layouts.page-layout.close-toast',
    defaultMessage: 'ปิด',
    description: 'Button that closes a toast',
  },
});
