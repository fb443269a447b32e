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
  closeToast: {
    id: 'shared.layouts.page-layout.close-toast',
    defaultMessage: 'ปิด',
    description: 'Button that closes a toast',
  },
});
