import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: defineMessage<{ name: string }>({
    id: 'account.feature-messages.report.title',
    defaultMessage: 'แจ้งปัญหาเรื่อง {name}',
    description: 'Heading of the report form',
  }),
  reason: {
    id: 'account.feature-messages.report.reason',
    defaultMessage: 'เลือกข้อที่ตรงที่สุด',
    description: 'Label of the list of reasons',
  },
  scam: {
    id: 'account.feature-messages.report.scam',
    defaultMessage: 'น่าจะหลอกลวง',
    description: 'Reason of a report',
  },
  spam: {
    id: 'account.feature-messages.report.spam',
    defaultMessage: 'โฆษณาหรือส่งซ้ำ ๆ',
    description: 'Reason of a report',
  },
  offensive: {
    id: 'account.feature-messages.report.offensive',
    defaultMessage: 'หยาบคายหรือคุกคาม',
    description: 'Reason of a report',
  },
  asks_for_money: {
    id: 'account.feature-messages.report.asks-for-money',
    defaultMessage: 'ขอให้โอนเงินก่อน',
    description: 'Reason of a report',
  },
  other: {
    id: 'account.feature-messages.report.other',
    defaultMessage: 'เรื่องอื่น',
    description: 'Reason of a report',
  },
  reasonError: {
    id: 'account.feature-messages.report.reason-error',
    defaultMessage: 'เลือกหนึ่งข้อ',
    description: 'Error: no reason is selected',
  },
  detail: {
    id: 'account.feature-messages.report.detail',
    defaultMessage: 'เล่าเพิ่ม (ไม่บังคับ)',
    description: 'Label of the details',
  },
  privacy: {
    id: 'account.feature-messages.report.privacy',
    defaultMessage: 'ทีมงานจะเห็นการสนทนานี้ อีกฝ่ายไม่รู้ว่าคุณแจ้ง',
    description: 'Note below the form',
  },
  send: {
    id: 'account.feature-messages.report.send',
    defaultMessage: 'ส่งให้ทีมงาน',
    description: 'Button that sends the report',
  },
  close: {
    id: 'account.feature-messages.report.close',
    defaultMessage: 'ปิด',
    description: 'Button that closes the form',
  },
  done: {
    id: 'account.feature-messages.report.done',
    defaultMessage: 'ขอบคุณที่แจ้ง ทีมงานจะตรวจสอบ',
    description: 'Confirmation after the report was sent',
  },
});
