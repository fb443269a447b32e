import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  favourites: {
    id: 'shared.layouts.shortlist-links.favourites',
    defaultMessage: 'รายการโปรด',
    description: 'Link to the assets that somebody keeps; a heart in the header, one short word under a tab',
  },
  compare: {
    id: 'shared.layouts.shortlist-links.compare',
    defaultMessage: 'เปรียบเทียบ',
    description: 'Link to the comparison of assets; scales in the header',
  },
});
