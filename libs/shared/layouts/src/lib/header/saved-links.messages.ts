import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  favourites: {
    id: 'shared.layouts.saved-links.favourites',
    defaultMessage: 'รายการโปรด',
    description: 'Link to the favourites; heart icon in the header, one short word in the tab bar',
  },
  compare: {
    id: 'shared.layouts.saved-links.compare',
    defaultMessage: 'เปรียบเทียบ',
    description: 'Link to the comparison; scales icon in the header',
  },
});
