import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'shared.layouts.main-bar.label',
    defaultMessage: 'เมนูหลัก',
    description: 'Names the main navigation, for screen readers',
  },
  buy: { id: 'shared.layouts.main-bar.buy', defaultMessage: 'ซื้อ', description: 'Link to everything for sale' },
  rent: { id: 'shared.layouts.main-bar.rent', defaultMessage: 'เช่า', description: 'Link to everything for rent' },
  news: { id: 'shared.layouts.main-bar.news', defaultMessage: 'ข่าว', description: 'Link to news and guides' },
  services: {
    id: 'shared.layouts.main-bar.services',
    defaultMessage: 'บริการ',
    description: 'Link to photography, repairs and other services',
  },
  list: {
    id: 'shared.layouts.main-bar.list',
    defaultMessage: 'ลงประกาศฟรี',
    description: 'Button: offer one’s own property on the site, at no cost',
  },
  signIn: { id: 'shared.layouts.main-bar.signIn', defaultMessage: 'เข้าสู่ระบบ', description: 'Link to the sign-in page' },
});
