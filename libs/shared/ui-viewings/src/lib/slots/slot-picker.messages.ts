import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  day: {
    id: 'shared.ui-viewings.slots.day',
    defaultMessage: 'วัน',
    description: 'Label of the row of days with free times',
  },
  time: defineMessage<{ day: string }>({
    id: 'shared.ui-viewings.slots.time',
    defaultMessage: 'เวลาว่าง {day}',
    description: 'Label of the free times of a day',
  }),
  zone: {
    id: 'shared.ui-viewings.slots.zone',
    defaultMessage: 'เวลาที่กรุงเทพฯ ตัวเล็กคือเวลาที่คุณอยู่',
    description: 'For a reader in another time zone: times are those of Bangkok, the smaller ones those of the reader',
  },
  free: defineMessage<{ count: number }>({
    id: 'shared.ui-viewings.slots.free',
    defaultMessage: '{count, plural, other {ว่าง # เวลา}}',
    description: 'How many times of a day are free, for screen readers',
  }),
  earlier: {
    id: 'shared.ui-viewings.slots.earlier',
    defaultMessage: 'วันก่อนหน้า',
    description: 'Button that scrolls the row of days back',
  },
  later: {
    id: 'shared.ui-viewings.slots.later',
    defaultMessage: 'วันถัดไป',
    description: 'Button that scrolls the row of days on',
  },
});
