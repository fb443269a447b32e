import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  openIn: {
    id: 'shared.ui-asset-detail.place.open-in',
    defaultMessage: 'เปิดในแผนที่อื่น',
    description: 'Before links with the names of other map sites: Google Maps · Apple Maps · OpenStreetMap',
  },
});
