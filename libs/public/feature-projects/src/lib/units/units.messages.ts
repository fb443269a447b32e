import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'public.feature-projects.units.title',
    defaultMessage: 'ห้องและบ้านที่ประกาศอยู่',
    description: 'Heading above the tables of units',
  },
  deal: defineMessage<{ deal: 'sale' | 'rent' }>({
    id: 'public.feature-projects.units.deal',
    defaultMessage: '{deal, select, sale {ขาย} other {ให้เช่าต่อเดือน}}',
    description: 'Caption of a table',
  }),
  bedrooms: defineMessage<{ count: number }>({
    id: 'public.feature-projects.units.bedrooms',
    defaultMessage: '{count, plural, =0 {สตูดิโอ} other {# ห้องนอน}}',
    description: 'Row of the table',
  }),
  noBedrooms: {
    id: 'public.feature-projects.units.no-bedrooms',
    defaultMessage: 'ไม่ระบุห้องนอน',
    description: 'Row of the table',
  },
  rooms: {
    id: 'public.feature-projects.units.rooms',
    defaultMessage: 'ห้องนอน',
    description: 'Head of the first column',
  },
  low: {
    id: 'public.feature-projects.units.low',
    defaultMessage: 'ชั้น 1–8',
    description: 'Head of a column',
  },
  middle: {
    id: 'public.feature-projects.units.middle',
    defaultMessage: 'ชั้น 9–20',
    description: 'Head of a column',
  },
  high: {
    id: 'public.feature-projects.units.high',
    defaultMessage: 'ชั้น 21 ขึ้นไป',
    description: 'Head of a column',
  },
  unknown: {
    id: 'public.feature-projects.units.unknown',
    defaultMessage: 'ไม่ระบุชั้น',
    description: 'Head of a column',
  },
  all: {
    id: 'public.feature-projects.units.all',
    defaultMessage: 'ประกาศ',
    description: 'Head of the column with the number of listings',
  },
  price: {
    id: 'public.feature-projects.units.price',
    defaultMessage: 'ราคาที่ประกาศ',
    description: 'Head of the column with the lowest and highest price',
  },
});
