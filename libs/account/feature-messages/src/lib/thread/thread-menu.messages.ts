import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  more: defineMessage<{ name: string }>({
    id: 'account.feature-messages.menu.more',
    defaultMessage: 'จัดการการสนทนากับ {name}',
    description: 'Name of the button that opens the menu of a conversation',
  }),
  archive: {
    id: 'account.feature-messages.menu.archive',
    defaultMessage: 'เก็บเข้าคลัง',
    description: 'Menu item: archive the conversation',
  },
  unarchive: {
    id: 'account.feature-messages.menu.unarchive',
    defaultMessage: 'นำออกจากคลัง',
    description: 'Menu item: move the conversation back from the archive',
  },
  mute: {
    id: 'account.feature-messages.menu.mute',
    defaultMessage: 'ปิดแจ้งเตือน',
    description: 'Menu item: no notifications of new messages in this conversation',
  },
  unmute: {
    id: 'account.feature-messages.menu.unmute',
    defaultMessage: 'เปิดแจ้งเตือน',
    description: 'Menu item: notifications of new messages in this conversation',
  },
  block: {
    id: 'account.feature-messages.menu.block',
    defaultMessage: 'บล็อก',
    description: 'Menu item: accept no further messages of the other side',
  },
  unblock: {
    id: 'account.feature-messages.menu.unblock',
    defaultMessage: 'เลิกบล็อก',
    description: 'Menu item: accept messages of the other side again',
  },
  report: {
    id: 'account.feature-messages.menu.report',
    defaultMessage: 'แจ้งปัญหา',
    description: 'Menu item: report the other side to the operators',
  },
  revoke: {
    id: 'account.feature-messages.menu.revoke',
    defaultMessage: 'เลิกรับ SMS และยกเลิกลิงก์',
    description: 'Menu item: the link no longer opens the conversation',
  },
});
