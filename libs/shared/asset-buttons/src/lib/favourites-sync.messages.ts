import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  failed: {
    id: 'shared.asset-buttons.sync.failed',
    defaultMessage: 'บันทึกรายการโปรดไม่สำเร็จ',
    description: 'Toast: a favourite could not be added or removed in the account; the change was undone',
  },
  offline: {
    id: 'shared.asset-buttons.sync.offline',
    defaultMessage: 'ตรวจสอบอินเทอร์เน็ตแล้วลองใหม่',
    description: 'In that toast: the network failed',
  },
});
