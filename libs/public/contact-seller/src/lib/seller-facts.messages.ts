import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  answers: defineMessage<{ count: number; unit: 'minutes' | 'hours' | 'days' }>({
    id: 'public.contact-seller.facts.answers',
    defaultMessage: 'ปกติตอบภายใน {count} {unit, select, minutes {นาที} hours {ชั่วโมง} other {วัน}}',
    description: 'How soon the seller usually answers a first message',
  }),
  kept: defineMessage<{ kept: number; of: number }>({
    id: 'public.contact-seller.facts.kept',
    defaultMessage: 'มาตามนัด {kept} จาก {of} ครั้ง',
    description: 'How many of the agreed viewings the seller kept',
  }),
});
