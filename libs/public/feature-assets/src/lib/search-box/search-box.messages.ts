import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'public.feature-assets.search-box.label',
    defaultMessage: 'ค้นหาทรัพย์',
    description: 'Name of the search box',
  },
  short: {
    id: 'public.feature-assets.search-box.short',
    defaultMessage: 'ค้นหา...',
    description: 'Inside the empty box of the header',
  },
  example: {
    id: 'public.feature-assets.search-box.example',
    defaultMessage: 'เช่น คอนโด 2 นอน ใกล้ BTS อโศก ไม่เกิน 5 ล้าน',
    description: 'Example inside the empty search box',
  },
  submit: {
    id: 'public.feature-assets.search-box.submit',
    defaultMessage: 'ค้นหา',
    description: 'Button of the search box',
  },
});
