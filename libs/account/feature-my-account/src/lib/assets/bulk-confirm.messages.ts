import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  label: NoMessageValues;
  all: { count: number };
  confirm: { count: number };
  renew: { count: number };
  done: { count: number };
  failed: { count: number };
}>({
  label: {
    id: 'account.feature-my-account.bulk.label',
    defaultMessage: 'ยืนยันหลายประกาศพร้อมกัน',
    description: 'Name of the bar that confirms several listings',
  },
  all: {
    id: 'account.feature-my-account.bulk.all',
    defaultMessage: 'เลือกทั้งหมด ({count, number})',
    description: 'Checkbox that selects every listing in the list that can be confirmed',
  },
  confirm: {
    id: 'account.feature-my-account.bulk.confirm',
    defaultMessage: '{count, plural, =0 {ยืนยันว่ายังอยู่} other {ยืนยันว่ายังอยู่ # ประกาศ}}',
    description: 'Button: all selected listings still stand at their prices',
  },
  renew: {
    id: 'account.feature-my-account.bulk.renew',
    defaultMessage: '{count, plural, =0 {ต่ออายุ} other {ต่ออายุ # ประกาศ}}',
    description: 'Button: all selected listings, which have expired, are shown again',
  },
  done: {
    id: 'account.feature-my-account.bulk.done',
    defaultMessage: '{count, plural, other {ยืนยันแล้ว # ประกาศ แสดงต่ออีก 60 วัน}}',
    description: 'Said after several listings were confirmed',
  },
  failed: {
    id: 'account.feature-my-account.bulk.failed',
    defaultMessage: '{count, plural, other {ยืนยันไม่สำเร็จ # ประกาศ ยังเลือกค้างไว้ให้}}',
    description: 'Said when some of several listings could not be confirmed',
  },
});
