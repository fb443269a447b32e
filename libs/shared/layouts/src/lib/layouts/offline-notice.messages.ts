import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  text: {
    id: 'shared.layouts.offline-notice.text',
    defaultMessage: 'ออฟไลน์อยู่ นี่อาจไม่ใช่ข้อมูลล่าสุด',
    description: 'At the bottom of the screen while the device is offline',
  },
});
