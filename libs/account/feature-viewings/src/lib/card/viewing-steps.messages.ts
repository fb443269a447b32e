import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  accept: {
    id: 'account.feature-viewings.steps.accept',
    defaultMessage: 'ยืนยันเวลานี้',
    description: 'Button that accepts the only proposed time',
  },
  acceptTime: {
    id: 'account.feature-viewings.steps.accept-time',
    defaultMessage: 'แตะเวลาที่สะดวกเพื่อยืนยัน',
    description: 'Above buttons with one time each, of which one is accepted by a press',
  },
  propose: {
    id: 'account.feature-viewings.steps.propose',
    defaultMessage: 'เสนอเวลาอื่น',
    description: 'Button that answers with other times; also the heading of the dialog',
  },
  move: {
    id: 'account.feature-viewings.steps.move',
    defaultMessage: 'เลื่อนนัด',
    description: 'Button that asks for another time of an agreed viewing; also the heading of the dialog',
  },
  decline: {
    id: 'account.feature-viewings.steps.decline',
    defaultMessage: 'ไม่สะดวก',
    description: 'Button that declines a viewing',
  },
  cancel: {
    id: 'account.feature-viewings.steps.cancel',
    defaultMessage: 'ยกเลิกนัด',
    description: 'Button that cancels a viewing',
  },
  kept: {
    id: 'account.feature-viewings.steps.kept',
    defaultMessage: 'มาตามนัด',
    description: 'Button after a viewing: the other side came',
  },
  no_show: {
    id: 'account.feature-viewings.steps.no-show',
    defaultMessage: 'อีกฝ่ายไม่มา',
    description: 'Button after a viewing: the other side did not come',
  },
  accepted: {
    id: 'account.feature-viewings.steps.accepted',
    defaultMessage: 'ยืนยันนัดแล้ว เราแจ้งอีกฝ่ายให้แล้ว',
    description: 'Toast: a time was accepted',
  },
  proposed: {
    id: 'account.feature-viewings.steps.proposed',
    defaultMessage: 'ส่งเวลาที่เสนอแล้ว',
    description: 'Toast: other times were proposed',
  },
  moved: {
    id: 'account.feature-viewings.steps.moved',
    defaultMessage: 'เลื่อนนัดแล้ว เราแจ้งอีกฝ่ายให้แล้ว',
    description: 'Toast: the viewing has another time',
  },
  moveAsked: {
    id: 'account.feature-viewings.steps.move-asked',
    defaultMessage: 'ขอเลื่อนนัดแล้ว รออีกฝ่ายตอบ',
    description: 'Toast: the other side is to accept another time',
  },
  declined: {
    id: 'account.feature-viewings.steps.declined',
    defaultMessage: 'แจ้งอีกฝ่ายแล้วว่าไม่สะดวก',
    description: 'Toast: a viewing was declined',
  },
  cancelled: {
    id: 'account.feature-viewings.steps.cancelled',
    defaultMessage: 'ยกเลิกนัดแล้ว เราแจ้งอีกฝ่ายให้แล้ว',
    description: 'Toast: a viewing was cancelled',
  },
  noted: {
    id: 'account.feature-viewings.steps.noted',
    defaultMessage: 'บันทึกแล้ว',
    description: 'Toast: whether the viewing took place was stored',
  },
  declineTitle: defineMessage<{ name: string }>({
    id: 'account.feature-viewings.steps.decline-title',
    defaultMessage: 'แจ้ง {name} ว่าไม่สะดวก',
    description: 'Heading of the question before a viewing is declined',
  }),
  cancelTitle: defineMessage<{ when: string }>({
    id: 'account.feature-viewings.steps.cancel-title',
    defaultMessage: 'ยกเลิกนัด {when}',
    description: 'Heading of the question before a viewing is cancelled; the day and time follow',
  }),
  cancelRequestTitle: {
    id: 'account.feature-viewings.steps.cancel-request-title',
    defaultMessage: 'ยกเลิกคำขอนัดดู',
    description: 'Heading of the question before a viewing without an agreed time is cancelled',
  },
  declineConfirm: {
    id: 'account.feature-viewings.steps.decline-confirm',
    defaultMessage: 'ส่ง',
    description: 'Button that declines the viewing',
  },
  cancelConfirm: {
    id: 'account.feature-viewings.steps.cancel-confirm',
    defaultMessage: 'ยกเลิกนัด',
    description: 'Button that cancels the viewing',
  },
  keep: {
    id: 'account.feature-viewings.steps.keep',
    defaultMessage: 'ไม่ยกเลิก',
    description: 'Button that closes the question without a change',
  },
  back: {
    id: 'account.feature-viewings.steps.back',
    defaultMessage: 'กลับ',
    description: 'Button that closes a dialog without a change',
  },
  reason: {
    id: 'account.feature-viewings.steps.reason',
    defaultMessage: 'บอกเหตุผล (ไม่บังคับ)',
    description: 'Label of the reason for the other side',
  },
  reasonHint: {
    id: 'account.feature-viewings.steps.reason-hint',
    defaultMessage: 'อีกฝ่ายจะได้อ่าน',
    description: 'Hint for the reason: the other side reads it',
  },
});
