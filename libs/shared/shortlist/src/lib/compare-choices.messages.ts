import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{ open: { count: number }; favourites: NoMessageValues }>({
  open: {
    id: 'shared.shortlist.choices.open',
    defaultMessage: 'เปิดรายการที่เลือกไว้ ({count})',
    description: 'Link to the comparison of the {count} assets that this browser’s visitor chose',
  },
  favourites: {
    id: 'shared.shortlist.choices.favourites',
    defaultMessage: 'เพิ่มจากรายการโปรด',
    description: 'Heading above kept assets, each a link that adds it to the comparison',
  },
});
