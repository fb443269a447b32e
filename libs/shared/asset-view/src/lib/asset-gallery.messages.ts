import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  label: NoMessageValues;
  picture: { number: number; count: number };
  floorPlan: { number: number };
  plotPlan: { number: number };
  all: { count: number };
  plans: { count: number };
  plots: { count: number };
  video: NoMessageValues;
}>({
  label: { id: 'shared.asset-view.gallery.label', defaultMessage: 'รูปภาพของทรัพย์', description: 'Name of the gallery' },
  picture: {
    id: 'shared.asset-view.gallery.picture',
    defaultMessage: 'รูปที่ {number} จาก {count}',
    description: 'Text of a photograph without a caption',
  },
  floorPlan: {
    id: 'shared.asset-view.gallery.floor-plan',
    defaultMessage: 'แปลนที่ {number}',
    description: 'Text of a floor plan without a caption',
  },
  plotPlan: {
    id: 'shared.asset-view.gallery.plot-plan',
    defaultMessage: 'ผังที่ดินที่ {number}',
    description: 'Text of a plan of a plot of land without a caption',
  },
  all: {
    id: 'shared.asset-view.gallery.all',
    defaultMessage: '{count, plural, other {ดูทั้ง # รูป}}',
    description: 'On the gallery: opens all photographs; the number of them',
  },
  plans: {
    id: 'shared.asset-view.gallery.plans',
    defaultMessage: '{count, plural, other {แปลน #}}',
    description: 'On the gallery: opens the floor plans; the number of them',
  },
  plots: {
    id: 'shared.asset-view.gallery.plots',
    defaultMessage: '{count, plural, other {ผังที่ดิน #}}',
    description: 'On the gallery of a plot of land: opens its plans; the number of them',
  },
  video: {
    id: 'shared.asset-view.gallery.video',
    defaultMessage: 'วิดีโอ',
    description: 'On the gallery: opens the video',
  },
});
