import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  groups: {
    id: 'shared.ui-asset-detail.lightbox.groups',
    defaultMessage: 'หมวดรูป',
    description: 'Name of the buttons that filter the pictures by room',
  },
  all: {
    id: 'shared.ui-asset-detail.lightbox.all',
    defaultMessage: 'ทั้งหมด',
    description: 'Filter: pictures of all rooms',
  },
  plan: { id: 'shared.ui-asset-detail.lightbox.plan', defaultMessage: 'แปลน', description: 'Filter: floor plans' },
  plot: {
    id: 'shared.ui-asset-detail.lightbox.plot',
    defaultMessage: 'ผังที่ดิน',
    description: 'Filter: land plans',
  },
  video: {
    id: 'shared.ui-asset-detail.lightbox.video',
    defaultMessage: 'วิดีโอ',
    description: 'Filter: the video; also the name of the player',
  },
  previous: {
    id: 'shared.ui-asset-detail.lightbox.previous',
    defaultMessage: 'รูปก่อนหน้า',
    description: 'Button to the previous picture',
  },
  next: {
    id: 'shared.ui-asset-detail.lightbox.next',
    defaultMessage: 'รูปถัดไป',
    description: 'Button to the next picture',
  },
  close: {
    id: 'shared.ui-asset-detail.lightbox.close',
    defaultMessage: 'ปิด',
    description: 'Button that closes the pictures',
  },
  position: defineMessage<{ number: number; count: number }>({
    id: 'shared.ui-asset-detail.lightbox.position',
    defaultMessage: '{number} / {count}',
    description: 'Position of the picture and number of pictures',
  }),
});
