import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  day: defineMessage<{ weekday: string; day: string; month: string }>({
    id: 'shared.ui-viewings.when.day',
    defaultMessage: '{weekday} {day} {month}',
    description: 'A day with short names: Sat 28 Nov',
  }),
  longDay: defineMessage<{ weekday: string; day: string; month: string }>({
    id: 'shared.ui-viewings.when.long-day',
    defaultMessage: '{weekday}ที่ {day} {month}',
    description: 'A day with long names: Saturday 28 November',
  }),
  range: defineMessage<{ start: string; end: string }>({
    id: 'shared.ui-viewings.when.range',
    defaultMessage: '{start}–{end} น.',
    description: 'Begin and end of a viewing: 14:00 to 14:30',
  }),
  whole: defineMessage<{ day: string; start: string; end: string }>({
    id: 'shared.ui-viewings.when.whole',
    defaultMessage: '{day} {start}–{end} น.',
    description: 'Day, begin and end of a viewing',
  }),
  bangkok: defineMessage<{ time: string }>({
    id: 'shared.ui-viewings.when.bangkok',
    defaultMessage: '{time} ที่กรุงเทพฯ',
    description: 'A time in Bangkok, for somebody in another time zone; the time there follows',
  }),
  own: defineMessage<{ time: string }>({
    id: 'shared.ui-viewings.when.own',
    defaultMessage: '{time} ที่คุณอยู่',
    description: 'The same time where the reader is',
  }),
});
