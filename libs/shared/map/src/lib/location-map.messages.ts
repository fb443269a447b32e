import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  show: {
    id: 'shared.map.location.show',
    defaultMessage: 'ดูแผนที่',
    description: 'Button in place of a map that is not loaded yet',
  },
});
