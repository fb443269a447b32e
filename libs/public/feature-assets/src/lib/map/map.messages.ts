import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  views: NoMessageValues;
  list: NoMessageValues;
  split: NoMessageValues;
  map: NoMessageValues;
  region: NoMessageValues;
  backToList: { count: number };
}>({
  views: { id: 'public.assets.map.views', defaultMessage: 'มุมมอง', description: 'Names the links list, split, map' },
  list: { id: 'public.assets.map.list', defaultMessage: 'รายการ', description: 'Link: results as a list' },
  split: {
    id: 'public.assets.map.split',
    defaultMessage: 'รายการและแผนที่',
    description: 'Link: results as a list with a map beside it',
  },
  map: { id: 'public.assets.map.map', defaultMessage: 'แผนที่', description: 'Link: results on a map' },
  region: {
    id: 'public.assets.map.region',
    defaultMessage: 'ประกาศบนแผนที่ รายการเดียวกันอยู่ในหน้านี้',
    description: 'Name of the part of the page that holds the map, for screen readers: the list has the same content',
  },
  backToList: {
    id: 'public.assets.map.back-to-list',
    defaultMessage: 'ดูเป็นรายการ ({count, number})',
    description: 'Link on the full-screen map of a phone; count is how many assets were found',
  },
});
