import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  archived: {
    id: 'account.feature-messages.member.archived',
    defaultMessage: 'เก็บเข้าคลังแล้ว',
    description: 'Confirmation: the conversation was archived; an undo button follows',
  },
  unarchived: {
    id: 'account.feature-messages.member.unarchived',
    defaultMessage: 'นำออกจากคลังแล้ว',
    description: 'Confirmation: the conversation is in the list again',
  },
  muted: {
    id: 'account.feature-messages.member.muted',
    defaultMessage: 'ปิดแจ้งเตือนการสนทนานี้แล้ว',
    description: 'Confirmation: no notifications of this conversation',
  },
  unmuted: {
    id: 'account.feature-messages.member.unmuted',
    defaultMessage: 'เปิดแจ้งเตือนการสนทนานี้แล้ว',
    description: 'Confirmation: notifications of this conversation',
  },
});
