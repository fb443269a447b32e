import { defineMessages } from 'react-intl';

export const messages = defineMessages<{ minutes: { minutes: number } }>({
  minutes: {
    id: 'public.feature-news.card.minutes',
    defaultMessage: '{minutes, plural, other {อ่าน # นาที}}',
    description: 'How long an article takes to read',
  },
});
