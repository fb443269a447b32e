import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  loading: {
    id: 'account.feature-my-account.loaded.loading',
    defaultMessage: 'กำลังโหลด',
    description: 'For screen readers: loading',
  },
  failed: {
    id: 'account.feature-my-account.loaded.failed',
    defaultMessage: 'โหลดไม่สำเร็จ',
    description: 'Error: loading failed',
  },
  offline: {
    id: 'account.feature-my-account.loaded.offline',
    defaultMessage: 'ไม่มีอินเทอร์เน็ต จะโหลดให้เมื่อกลับมาออนไลน์',
    description: 'Error: loading failed because there is no network',
  },
  stale: {
    id: 'account.feature-my-account.loaded.stale',
    defaultMessage: 'ข้อมูลนี้อาจไม่ใช่ล่าสุด',
    description: 'Warning: older data is shown because it could not be refreshed',
  },
  retry: {
    id: 'account.feature-my-account.loaded.retry',
    defaultMessage: 'ลองใหม่',
    description: 'Button that loads again',
  },
});
