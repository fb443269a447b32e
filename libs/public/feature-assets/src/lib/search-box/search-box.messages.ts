import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'public.feature-assets.search-box.label',
    defaultMessage: 'ค้นหาทรัพย์',
    description: 'Label of the search box',
  },
  short: {
    id: 'public.feature-assets.search-box.short',
    defaultMessage: 'ค้นหา...',
    description: 'Placeholder of the search box in the header',
  },
  example: {
    id: 'public.feature-assets.search-box.example',
    defaultMessage: 'เช่น คอนโด 2 นอน ใกล้ BTS อโศก ไม่เกิน 5 ล้าน',
    description: 'Placeholder of the search box: an example',
  },
  submit: {
    id: 'public.feature-assets.search-box.submit',
    defaultMessage: 'ค้นหา',
    description: 'Button that starts the search',
  },
});
