import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'public.feature-assets.new-listings.title',
    defaultMessage: 'มาใหม่ในที่ที่คุณดูล่าสุด',
    description: 'Heading above new listings of the last search of this browser',
  },
  seeAll: {
    id: 'public.feature-assets.new-listings.see-all',
    defaultMessage: 'ดูต่อจากเดิม',
    description: 'Link to the last search',
  },
  hide: {
    id: 'public.feature-assets.new-listings.hide',
    defaultMessage: 'ไม่ต้องจำการค้นหานี้',
    description: 'Button that forgets the last search and hides its new listings',
  },
});
