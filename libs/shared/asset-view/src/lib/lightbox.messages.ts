import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  groups: NoMessageValues;
  all: NoMessageValues;
  plan: NoMessageValues;
  plot: NoMessageValues;
  video: NoMessageValues;
  previous: NoMessageValues;
  next: NoMessageValues;
  close: NoMessageValues;
  position: { number: number; count: number };
}>({
  groups: {
    id: 'shared.asset-view.lightbox.groups',
    defaultMessage: 'หมวดรูป',
    description: 'Name of the buttons that choose a room',
  },
  all: { id: 'shared.asset-view.lightbox.all', defaultMessage: 'ทั้งหมด', description: 'Button: pictures of all rooms' },
  plan: { id: 'shared.asset-view.lightbox.plan', defaultMessage: 'แปลน', description: 'Button: floor plans only' },
  plot: {
    id: 'shared.asset-view.lightbox.plot',
    defaultMessage: 'ผังที่ดิน',
    description: 'Button: plans of a plot of land only',
  },
  video: {
    id: 'shared.asset-view.lightbox.video',
    defaultMessage: 'วิดีโอ',
    description: 'Button: the video only; also the name of the player',
  },
  previous: {
    id: 'shared.asset-view.lightbox.previous',
    defaultMessage: 'รูปก่อนหน้า',
    description: 'Button to the picture before',
  },
  next: { id: 'shared.asset-view.lightbox.next', defaultMessage: 'รูปถัดไป', description: 'Button to the next picture' },
  close: {
    id: 'shared.asset-view.lightbox.close',
    defaultMessage: 'ปิด',
    description: 'Button that closes the pictures',
  },
  position: {
    id: 'shared.asset-view.lightbox.position',
    defaultMessage: '{number} / {count}',
    description: 'Which of how many pictures is shown',
  },
});
