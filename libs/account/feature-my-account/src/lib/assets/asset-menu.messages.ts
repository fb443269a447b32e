import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  edit: {
    id: 'account.feature-my-account.menu.edit',
    defaultMessage: 'แก้ไข',
    description: 'Menu item: edit the listing',
  },
  view: {
    id: 'account.feature-my-account.menu.view',
    defaultMessage: 'ดูหน้าประกาศ',
    description: 'Menu item: open the public page',
  },
  pause: {
    id: 'account.feature-my-account.menu.pause',
    defaultMessage: 'พักประกาศ',
    description: 'Menu item: hide the listing for a while',
  },
  resume: {
    id: 'account.feature-my-account.menu.resume',
    defaultMessage: 'เผยแพร่อีกครั้ง',
    description: 'Menu item: show a paused or reserved listing again',
  },
  reserve: {
    id: 'account.feature-my-account.menu.reserve',
    defaultMessage: 'ติดจองแล้ว',
    description: 'Menu item: mark the listing as reserved',
  },
  confirm: {
    id: 'account.feature-my-account.menu.confirm',
    defaultMessage: 'ยืนยันว่ายังอยู่',
    description: 'Menu item: confirm that the listing is still available at this price',
  },
  renew: {
    id: 'account.feature-my-account.menu.renew',
    defaultMessage: 'ต่ออายุ',
    description: 'Menu item: show an expired listing again',
  },
  close: {
    id: 'account.feature-my-account.menu.close',
    defaultMessage: 'ขายหรือให้เช่าแล้ว…',
    description: 'Menu item: close the listing; asks first',
  },
  duplicate: {
    id: 'account.feature-my-account.menu.duplicate',
    defaultMessage: 'ทำสำเนา',
    description: 'Menu item: create a draft from this listing',
  },
  remove: {
    id: 'account.feature-my-account.menu.remove',
    defaultMessage: 'ลบ…',
    description: 'Menu item: delete the listing; asks first',
  },
});
