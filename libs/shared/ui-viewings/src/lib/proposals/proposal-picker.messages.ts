import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  times: {
    id: 'shared.ui-viewings.proposals.times',
    defaultMessage: 'วันเวลาที่สะดวก',
    description: 'Label of the proposed viewing times',
  },
  hint: {
    id: 'shared.ui-viewings.proposals.hint',
    defaultMessage: 'เสนอได้ไม่เกิน 3 เวลา อีกฝ่ายจะเลือกหนึ่งเวลา เวลาเป็นเวลาที่กรุงเทพฯ',
    description: 'Hint for the proposed times; the other side is a seller or a buyer',
  },
  error: {
    id: 'shared.ui-viewings.proposals.error',
    defaultMessage: 'เลือกทั้งวันและเวลา อย่างน้อยหนึ่งเวลาที่ยังมาไม่ถึง',
    description: 'Error: no complete viewing time is selected, or one is in the past',
  },
  day: defineMessage<{ number: number }>({
    id: 'shared.ui-viewings.proposals.day',
    defaultMessage: 'วันที่เสนอ ลำดับที่ {number}',
    description: 'Name of a list of days, for screen readers',
  }),
  time: defineMessage<{ number: number }>({
    id: 'shared.ui-viewings.proposals.time',
    defaultMessage: 'เวลาที่เสนอ ลำดับที่ {number}',
    description: 'Name of a list of times, for screen readers',
  }),
  pickDay: {
    id: 'shared.ui-viewings.proposals.pick-day',
    defaultMessage: 'เลือกวัน',
    description: 'First option of the list of days',
  },
  pickTime: {
    id: 'shared.ui-viewings.proposals.pick-time',
    defaultMessage: 'เลือกเวลา',
    description: 'First option of the list of times',
  },
  clock: defineMessage<{ time: string }>({
    id: 'shared.ui-viewings.proposals.clock',
    defaultMessage: '{time} น.',
    description: 'Time of day, for example 14:00',
  }),
  add: {
    id: 'shared.ui-viewings.proposals.add',
    defaultMessage: 'เพิ่มอีกเวลา',
    description: 'Button that adds a viewing time',
  },
  remove: defineMessage<{ number: number }>({
    id: 'shared.ui-viewings.proposals.remove',
    defaultMessage: 'เอาเวลาลำดับที่ {number} ออก',
    description: 'Button that removes a viewing time',
  }),
});
