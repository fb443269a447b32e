import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'public.feature-areas.examples.title',
    defaultMessage: 'งบเท่านี้ได้อะไร',
    description: 'Heading above three listings at three prices, as examples of what a budget buys in an area',
  },
  of: defineMessage<{ deal: string; type: string; count: number }>({
    id: 'public.feature-areas.examples.of',
    defaultMessage:
      '{deal, select, rent {{count, plural, other {{type}ให้เช่า: ตัวอย่างจาก # ประกาศที่มีอยู่ตอนนี้}}} other {{count, plural, other {{type}ขาย: ตัวอย่างจาก # ประกาศที่มีอยู่ตอนนี้}}}}',
    description: 'Says of which type, and from how many listings for sale or for rent, the three examples are',
  }),
  share: defineMessage<{ share: number }>({
    id: 'public.feature-areas.examples.share',
    defaultMessage: '{share, select, 25 {งบน้อย: 1 ใน 4 ถูกกว่านี้} 50 {งบกลาง: ครึ่งหนึ่งถูกกว่านี้} other {งบมาก: 3 ใน 4 ถูกกว่านี้}}',
    description: 'Above an example: which share of the listings asks less, in per cent',
  }),
});
