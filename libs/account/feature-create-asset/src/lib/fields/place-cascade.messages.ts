import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  choose: {
    id: 'account.create-asset.place.choose',
    defaultMessage: 'เลือก',
    description: 'First option of the lists of provinces, districts and subdistricts',
  },
  loading: {
    id: 'account.create-asset.place.loading',
    defaultMessage: 'กำลังโหลด…',
    description: 'In a list while its options are loading',
  },
  noData: {
    id: 'account.create-asset.place.no-data',
    defaultMessage: 'ไม่มีข้อมูล',
    description: 'In a list without options',
  },
  failed: {
    id: 'account.create-asset.place.failed',
    defaultMessage: 'โหลดรายชื่อจังหวัดและเขตไม่ได้',
    description: 'Error: the lists of places could not be loaded',
  },
  retry: {
    id: 'account.create-asset.place.retry',
    defaultMessage: 'ลองใหม่',
    description: 'Button that loads the lists of places again',
  },
});
