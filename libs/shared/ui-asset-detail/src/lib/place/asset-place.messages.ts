import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  openIn: {
    id: 'shared.ui-asset-detail.place.open-in',
    defaultMessage: 'เปิดในแผนที่อื่น{maps}',
    description: 'Before links to other map sites; {maps} is ` · Google Maps · Apple Maps · OpenStreetMap`',
  },
});
