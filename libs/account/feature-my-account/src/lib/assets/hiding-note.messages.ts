import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  reports: {
    id: 'account.feature-my-account.hiding.reports',
    defaultMessage: 'ถูกซ่อนเพราะมีผู้รายงาน',
    description: 'Explains that a listing is hidden because of reports; what was reported stands below',
  },
  operations: {
    id: 'account.feature-my-account.hiding.operations',
    defaultMessage: 'ทีมงานซ่อนประกาศนี้',
    description: 'Explains that operators have hidden a listing',
  },
  suspension: {
    id: 'account.feature-my-account.hiding.suspension',
    defaultMessage: 'ถูกซ่อนเพราะบัญชีถูกระงับ',
    description: 'Explains that a listing is hidden with its suspended owner',
  },
  ask: {
    id: 'account.feature-my-account.hiding.ask',
    defaultMessage: 'ขอให้ตรวจใหม่',
    description: 'Button and heading: asks operators to check a hidden listing again',
  },
  once: defineMessage<{ title: string }>({
    id: 'account.feature-my-account.hiding.once',
    defaultMessage: 'บอกทีมงานว่าทำไม “{title}” ไม่ควรถูกซ่อน ขอได้ครั้งเดียว',
    description: 'Text of the dialog; {title} is the listing',
  }),
  words: {
    id: 'account.feature-my-account.hiding.words',
    defaultMessage: 'คำชี้แจง',
    description: 'Label of the text for the operators',
  },
  wordsMissing: {
    id: 'account.feature-my-account.hiding.words-missing',
    defaultMessage: 'เขียนคำชี้แจงสั้น ๆ',
    description: 'Error: the text for the operators is empty',
  },
  send: {
    id: 'account.feature-my-account.hiding.send',
    defaultMessage: 'ส่งให้ทีมงาน',
    description: 'Button that sends the request to check again',
  },
  close: { id: 'account.feature-my-account.hiding.close', defaultMessage: 'ปิด', description: 'Closes the dialog' },
  sent: {
    id: 'account.feature-my-account.hiding.sent',
    defaultMessage: 'ส่งคำขอแล้ว ทีมงานจะตรวจอีกครั้ง',
    description: 'Toast: the request to check again was sent',
  },
  checking: {
    id: 'account.feature-my-account.hiding.checking',
    defaultMessage: 'ทีมงานกำลังตรวจสอบ',
    description: 'State of the reports: operators have not decided yet',
  },
  pending: {
    id: 'account.feature-my-account.hiding.pending',
    defaultMessage: 'คุณขอให้ตรวจใหม่แล้ว รอคำตอบจากทีมงาน',
    description: 'State of the request: not decided yet',
  },
  refused: {
    id: 'account.feature-my-account.hiding.refused',
    defaultMessage: 'ทีมงานตรวจอีกครั้งแล้ว ประกาศยังถูกซ่อน',
    description: 'State of the request: refused',
  },
});
