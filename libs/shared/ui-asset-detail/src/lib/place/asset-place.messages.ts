import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  directions: {
    id: 'shared.ui-asset-detail.place.directions',
    defaultMessage: 'ดูเส้นทางใน Google Maps',
    description: 'Link to directions on an external map site',
  },
});
