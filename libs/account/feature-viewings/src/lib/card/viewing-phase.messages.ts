import { defineMessages } from 'react-intl';

/** The phases of a viewing, by their names in `ViewingPhase`. */
export const messages = defineMessages({
  answer: {
    id: 'account.feature-viewings.phase.answer',
    defaultMessage: 'รอคุณตอบ',
    description: 'State of a viewing: the reader is to answer',
  },
  waiting: {
    id: 'account.feature-viewings.phase.waiting',
    defaultMessage: 'รออีกฝ่ายตอบ',
    description: 'State of a viewing: the other side is to answer',
  },
  confirmed: {
    id: 'account.feature-viewings.phase.confirmed',
    defaultMessage: 'ยืนยันแล้ว',
    description: 'State of a viewing: both sides have agreed on the time',
  },
  over: {
    id: 'account.feature-viewings.phase.over',
    defaultMessage: 'ผ่านไปแล้ว',
    description: 'State of a viewing: its time has passed',
  },
  kept: {
    id: 'account.feature-viewings.phase.kept',
    defaultMessage: 'มาตามนัด',
    description: 'State of a viewing: it took place, says the reader',
  },
  no_show: {
    id: 'account.feature-viewings.phase.no-show',
    defaultMessage: 'อีกฝ่ายไม่มา',
    description: 'State of a viewing: the other side did not come, says the reader',
  },
  declined: {
    id: 'account.feature-viewings.phase.declined',
    defaultMessage: 'ไม่สะดวก',
    description: 'State of a viewing: one side has declined it',
  },
  cancelled: {
    id: 'account.feature-viewings.phase.cancelled',
    defaultMessage: 'ยกเลิกแล้ว',
    description: 'State of a viewing: one side has cancelled it',
  },
  expired: {
    id: 'account.feature-viewings.phase.expired',
    defaultMessage: 'หมดเวลาตอบ',
    description: 'State of a viewing: nobody answered in time',
  },
});
