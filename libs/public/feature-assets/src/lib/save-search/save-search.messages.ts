import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  save: {
    id: 'public.feature-assets.save-search.save',
    defaultMessage: 'บันทึกการค้นหา',
    description: 'Button that keeps the search and tells of new matches',
  },
  saved: {
    id: 'public.feature-assets.save-search.saved',
    defaultMessage: 'บันทึกแล้ว เราจะแจ้งเมื่อมีประกาศใหม่ที่ตรงกัน',
    description: 'The search is kept',
  },
  failed: {
    id: 'public.feature-assets.save-search.failed',
    defaultMessage: 'บันทึกไม่สำเร็จ ลองอีกครั้ง',
    description: 'The search could not be kept',
  },
  everything: {
    id: 'public.feature-assets.save-search.everything',
    defaultMessage: 'การค้นหาของฉัน',
    description: 'Name of a saved search that has no words',
  },
});
