import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'shared.ui-asset-detail.gallery.label',
    defaultMessage: 'รูปภาพของทรัพย์',
    description: 'Name of the gallery, for screen readers',
  },
  picture: defineMessage<{ number: number; count: number }>({
    id: 'shared.ui-asset-detail.gallery.picture',
    defaultMessage: 'รูปที่ {number} จาก {count}',
    description: 'Alternative text of a photograph without a caption',
  }),
  floorPlan: defineMessage<{ number: number }>({
    id: 'shared.ui-asset-detail.gallery.floor-plan',
    defaultMessage: 'แปลนที่ {number}',
    description: 'Alternative text of a floor plan without a caption',
  }),
  plotPlan: defineMessage<{ number: number }>({
    id: 'shared.ui-asset-detail.gallery.plot-plan',
    defaultMessage: 'ผังที่ดินที่ {number}',
    description: 'Alternative text of a land plan without a caption',
  }),
  all: defineMessage<{ count: number }>({
    id: 'shared.ui-asset-detail.gallery.all',
    defaultMessage: '{count, plural, other {ดูทั้ง # รูป}}',
    description: 'Button on the gallery: open all photographs, with their number',
  }),
  plans: defineMessage<{ count: number }>({
    id: 'shared.ui-asset-detail.gallery.plans',
    defaultMessage: '{count, plural, other {แปลน #}}',
    description: 'Button on the gallery: open the floor plans, with their number',
  }),
  plots: defineMessage<{ count: number }>({
    id: 'shared.ui-asset-detail.gallery.plots',
    defaultMessage: '{count, plural, other {ผังที่ดิน #}}',
    description: 'Button on the gallery: open the land plans, with their number',
  }),
  video: {
    id: 'shared.ui-asset-detail.gallery.video',
    defaultMessage: 'วิดีโอ',
    description: 'Button on the gallery: open the video',
  },
});
