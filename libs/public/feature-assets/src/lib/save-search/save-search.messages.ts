import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  save: {
    id: 'public.feature-assets.save-search.save',
    defaultMessage: 'บันทึกการค้นหา',
    description: 'Button that saves the search, to be notified of new matches',
  },
  saved: {
    id: 'public.feature-assets.save-search.saved',
    defaultMessage: 'บันทึกแล้ว เราจะแจ้งเมื่อมีประกาศใหม่ที่ตรงกัน',
    description: 'Status: the search is saved',
  },
  failed: {
    id: 'public.feature-assets.save-search.failed',
    defaultMessage: 'บันทึกไม่สำเร็จ ลองอีกครั้ง',
    description: 'Error: the search was not saved',
  },
  everything: {
    id: 'public.feature-assets.save-search.everything',
    defaultMessage: 'การค้นหาของฉัน',
    description: 'Stands for the name of a saved search without criteria',
  },
});
