import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  label: NoMessageValues;
  picture: { number: number; count: number };
  floorPlan: { number: number };
  count: { count: number };
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
  count: {
    id: 'shared.asset-view.gallery.count',
    defaultMessage: '{count, plural, other {# รูป}}',
    description: 'Number of photographs, on the gallery',
  },
});
