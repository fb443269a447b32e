import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  edit: NoMessageValues;
  view: NoMessageValues;
  pause: NoMessageValues;
  resume: NoMessageValues;
  reserve: NoMessageValues;
  confirm: NoMessageValues;
  renew: NoMessageValues;
  close: NoMessageValues;
  duplicate: NoMessageValues;
  remove: NoMessageValues;
}>({
  edit: {
    id: 'account.feature-my-account.menu.edit',
    defaultMessage: 'แก้ไข',
    description: 'Link that edits a listing',
  },
  view: {
    id: 'account.feature-my-account.menu.view',
    defaultMessage: 'ดูหน้าประกาศ',
    description: 'Link to the public page',
  },
  pause: {
    id: 'account.feature-my-account.menu.pause',
    defaultMessage: 'พักประกาศ',
    description: 'Takes the listing out of sight for a while',
  },
  resume: {
    id: 'account.feature-my-account.menu.resume',
    defaultMessage: 'เผยแพร่อีกครั้ง',
    description: 'Shows a paused or reserved listing again',
  },
  reserve: {
    id: 'account.feature-my-account.menu.reserve',
    defaultMessage: 'ติดจองแล้ว',
    description: 'Somebody has reserved it',
  },
  confirm: {
    id: 'account.feature-my-account.menu.confirm',
    defaultMessage: 'ยืนยันว่ายังอยู่',
    description: 'The listing still stands at this price',
  },
  renew: {
    id: 'account.feature-my-account.menu.renew',
    defaultMessage: 'ต่ออายุ',
    description: 'Shows an expired listing again',
  },
  close: {
    id: 'account.feature-my-account.menu.close',
    defaultMessage: 'ขายหรือให้เช่าแล้ว…',
    description: 'Closes the listing after a question',
  },
  duplicate: {
    id: 'account.feature-my-account.menu.duplicate',
    defaultMessage: 'ทำสำเนา',
    description: 'Starts a draft from this listing',
  },
  remove: {
    id: 'account.feature-my-account.menu.remove',
    defaultMessage: 'ลบ…',
    description: 'Deletes the listing after a question',
  },
});
