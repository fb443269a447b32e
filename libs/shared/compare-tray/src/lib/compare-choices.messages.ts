import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  open: defineMessage<{ count: number }>({
    id: 'shared.compare-tray.choices.open',
    defaultMessage: 'เปิดรายการที่เลือกไว้ ({count})',
    description: 'Link to the comparison of the {count} assets selected in this browser',
  }),
  favourites: {
    id: 'shared.compare-tray.choices.favourites',
    defaultMessage: 'เพิ่มจากรายการโปรด',
    description: 'Heading above favourites, each a link that adds it to the comparison',
  },
});
