import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  count: defineMessage<{ count: number }>({
    id: 'shared.asset-buttons.counts.count',
    defaultMessage: '{count, plural, other {# รายการ}}',
    description: 'Number of favourites or compared assets, after the name of the link, for screen readers',
  }),
});
