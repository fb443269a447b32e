import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  failed: {
    id: 'shared.shortlist.sync.failed',
    defaultMessage: 'บันทึกรายการโปรดไม่สำเร็จ',
    description: 'Toast: a favourite could not be kept or removed in the account, and was taken back',
  },
  offline: {
    id: 'shared.shortlist.sync.offline',
    defaultMessage: 'ตรวจสอบอินเทอร์เน็ตแล้วลองใหม่',
    description: 'In that toast, where the account could not be reached',
  },
});
