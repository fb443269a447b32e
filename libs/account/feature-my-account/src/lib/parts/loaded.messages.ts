import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  loading: NoMessageValues;
  failed: NoMessageValues;
  offline: NoMessageValues;
  stale: NoMessageValues;
  retry: NoMessageValues;
}>({
  loading: {
    id: 'account.feature-my-account.loaded.loading',
    defaultMessage: 'กำลังโหลด',
    description: 'For screen readers while loading',
  },
  failed: {
    id: 'account.feature-my-account.loaded.failed',
    defaultMessage: 'โหลดไม่สำเร็จ',
    description: 'Something could not be fetched',
  },
  offline: {
    id: 'account.feature-my-account.loaded.offline',
    defaultMessage: 'ไม่มีอินเทอร์เน็ต จะโหลดให้เมื่อกลับมาออนไลน์',
    description: 'Nothing could be fetched because there is no network',
  },
  stale: {
    id: 'account.feature-my-account.loaded.stale',
    defaultMessage: 'ข้อมูลนี้อาจไม่ใช่ล่าสุด',
    description: 'What is shown was fetched before, and could not be fetched anew',
  },
  retry: {
    id: 'account.feature-my-account.loaded.retry',
    defaultMessage: 'ลองใหม่',
    description: 'Button that fetches again',
  },
});
