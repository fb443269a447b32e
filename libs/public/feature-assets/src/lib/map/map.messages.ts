import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  views: {
    id: 'public.assets.map.views',
    defaultMessage: 'มุมมอง',
    description: 'Name of the links list, split and map',
  },
  list: { id: 'public.assets.map.list', defaultMessage: 'รายการ', description: 'Link: results as a list' },
  split: {
    id: 'public.assets.map.split',
    defaultMessage: 'รายการและแผนที่',
    description: 'Link: results as a list with a map next to it',
  },
  map: { id: 'public.assets.map.map', defaultMessage: 'แผนที่', description: 'Link: results on a map' },
  region: {
    id: 'public.assets.map.region',
    defaultMessage: 'ประกาศบนแผนที่ รายการเดียวกันอยู่ในหน้านี้',
    description: 'Name of the map region for screen readers; the list has the same content',
  },
  needsScript: {
    id: 'public.assets.map.needs-script',
    defaultMessage: 'แผนที่ต้องใช้ JavaScript ประกาศเดียวกันอยู่ในรายการนี้',
    description: 'In place of the map where JavaScript is off',
  },
  sheet: defineMessage<{ count: number }>({
    id: 'public.assets.map.sheet',
    defaultMessage: '{count, plural, other {# ประกาศ}}',
    description: 'Handle of the sheet with the list on a phone’s map; pressing it opens or closes the list',
  }),
  close: {
    id: 'public.assets.map.close',
    defaultMessage: 'ปิดแผนที่',
    description: 'Link on the full-screen map of a phone: back to the page with the list',
  },
});
