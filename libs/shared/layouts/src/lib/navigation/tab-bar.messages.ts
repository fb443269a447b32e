import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'shared.layouts.tab-bar.label',
    defaultMessage: 'เมนูด่วน',
    description: 'Name of the bar at the bottom of the screen on phones, for screen readers',
  },
  home: { id: 'shared.layouts.tab-bar.home', defaultMessage: 'หน้าแรก', description: 'Tab: home page; one short word' },
  search: {
    id: 'shared.layouts.tab-bar.search',
    defaultMessage: 'ค้นหา',
    description: 'Tab: all listings; one short word',
  },
  list: {
    id: 'shared.layouts.tab-bar.list',
    defaultMessage: 'ลงประกาศ',
    description: 'Tab: list a property; one short word',
  },
  me: {
    id: 'shared.layouts.tab-bar.me',
    defaultMessage: 'บัญชี',
    description: 'Tab: the member’s account; one short word',
  },
});
