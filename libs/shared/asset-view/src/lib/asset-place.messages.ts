import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  directions: {
    id: 'shared.asset-view.place.directions',
    defaultMessage: 'ดูเส้นทางใน Google Maps',
    description: 'Link to directions to the asset, on a site outside',
  },
});
