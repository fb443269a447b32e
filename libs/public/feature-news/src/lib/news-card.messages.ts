import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  minutes: defineMessage<{ minutes: number }>({
    id: 'public.feature-news.card.minutes',
    defaultMessage: '{minutes, plural, other {อ่าน # นาที}}',
    description: 'Reading time of an article',
  }),
});
