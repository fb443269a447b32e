import { defineMessages } from 'react-intl';

export const messages = defineMessages<{ count: { count: number } }>({
  count: {
    id: 'shared.shortlist.counts.count',
    defaultMessage: '{count, plural, other {# รายการ}}',
    description: 'How many assets are kept or compared, for screen readers, after the name of the link',
  },
});
