import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  shaded: {
    id: 'public.feature-assets.reach-places.shaded',
    defaultMessage: 'แรเงา: ไปถึงทันเวลาที่เลือก (ประมาณ)',
    description: 'Legend of the map: the shaded area is within reach of the chosen place',
  },
  shadedTwice: {
    id: 'public.feature-assets.reach-places.shaded-twice',
    defaultMessage: 'แรเงาเข้ม: ไปถึงทั้งสองที่ทันเวลา (ประมาณ)',
    description: 'Legend of the map: the darker area is within reach of both chosen places',
  },
});
