import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  loading: {
    id: 'account.ui-parts.loaded.loading',
    defaultMessage: 'กำลังโหลด',
    description: 'For screen readers: loading',
  },
  failed: {
    id: 'account.ui-parts.loaded.failed',
    defaultMessage: 'โหลดไม่สำเร็จ',
    description: 'Error: loading failed',
  },
  offline: {
    id: 'account.ui-parts.loaded.offline',
    defaultMessage: 'ไม่มีอินเทอร์เน็ต จะโหลดให้เมื่อกลับมาออนไลน์',
    description: 'Error: loading failed because there is no network',
  },
  stale: {
    id: 'account.ui-parts.loaded.stale',
    defaultMessage: 'ข้อมูลนี้อาจไม่ใช่ล่าสุด',
    description: 'Warning: older data is shown because it could not be refreshed',
  },
  retry: {
    id: 'account.ui-parts.loaded.retry',
    defaultMessage: 'ลองใหม่',
    description: 'Button that loads again',
  },
});
