import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'shared.layouts.main-bar.label',
    defaultMessage: 'เมนูหลัก',
    description: 'Name of the main navigation, for screen readers',
  },
  buy: { id: 'shared.layouts.main-bar.buy', defaultMessage: 'ซื้อ', description: 'Link to all listings for sale' },
  rent: { id: 'shared.layouts.main-bar.rent', defaultMessage: 'เช่า', description: 'Link to all listings for rent' },
  news: { id: 'shared.layouts.main-bar.news', defaultMessage: 'ข่าว', description: 'Link to news and guides' },
  services: {
    id: 'shared.layouts.main-bar.services',
    defaultMessage: 'บริการ',
    description: 'Link to photography, repairs and other services',
  },
  list: {
    id: 'shared.layouts.main-bar.list',
    defaultMessage: 'ลงประกาศฟรี',
    description: 'Button that leads to listing a property, free of charge',
  },
  signIn: { id: 'shared.layouts.main-bar.signIn', defaultMessage: 'เข้าสู่ระบบ', description: 'Link to the sign-in page' },
});
