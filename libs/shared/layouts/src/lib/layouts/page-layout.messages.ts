import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  skip: {
    id: 'shared.layouts.page-layout.skip',
    defaultMessage: 'ข้ามไปยังเนื้อหา',
    description: 'First link of the page, seen when the Tab key is pressed: jumps over the header',
  },
  toasts: {
    id: 'shared.layouts.page-layout.toasts',
    defaultMessage: 'การแจ้งเตือน',
    description: 'Name of the region with the toasts',
  },
  newVersion: {
    id: 'shared.layouts.page-layout.new-version',
    defaultMessage: 'เว็บไซต์อัปเดตแล้ว หน้าถัดไปที่เปิดจะเป็นรุ่นใหม่',
    description: 'Toast: the site has been built anew while this page was open',
  },
  closeToast: {
    id: 'shared.layouts.page-layout.close-toast',
    defaultMessage: 'ปิด',
    description: 'Button that closes a toast',
  },
});
