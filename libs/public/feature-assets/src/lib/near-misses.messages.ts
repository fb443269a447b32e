import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the listings that miss a search by a little. */
export const messages = defineMessages({
  title: {
    id: 'public.feature-assets.near-misses.title',
    defaultMessage: 'ใกล้เคียงที่สุด',
    description: 'Heading of listings that miss the search by a little; shown when nothing matches',
  },
  price_max: defineMessage<{ amount: string }>({
    id: 'public.feature-assets.near-misses.price-max',
    defaultMessage: 'เกินงบ {amount}',
    description: 'By how much the price is above the highest price asked for; {amount} is for example ฿200,000',
  }),
  price_min: defineMessage<{ amount: string }>({
    id: 'public.feature-assets.near-misses.price-min',
    defaultMessage: 'ถูกกว่าราคาต่ำสุดที่หา {amount}',
    description: 'By how much the price is below the lowest price asked for',
  }),
  bedrooms_min: defineMessage<{ has: number; asked: number }>({
    id: 'public.feature-assets.near-misses.bedrooms',
    defaultMessage: '{has, plural, =0 {สตูดิโอ} other {# ห้องนอน}} (หาไว้ {asked, number})',
    description: 'Bedrooms of the listing, and how many the search asked for',
  }),
  bathrooms_min: defineMessage<{ has: number; asked: number }>({
    id: 'public.feature-assets.near-misses.bathrooms',
    defaultMessage: '{has, plural, =0 {ไม่มีห้องน้ำ} other {# ห้องน้ำ}} (หาไว้ {asked, number})',
    description: 'Bathrooms of the listing, and how many the search asked for',
  }),
  size: defineMessage<{ has: string; asked: string }>({
    id: 'public.feature-assets.near-misses.size',
    defaultMessage: '{has} (หาไว้ {asked})',
    description: 'Size of the home or of the land, and the size that the search asked for',
  }),
  distance: defineMessage<{ has: string; asked: string }>({
    id: 'public.feature-assets.near-misses.distance',
    defaultMessage: '{has} จากสถานี (หาไว้ {asked})',
    description: 'Distance of the listing from the station, and the distance that the search asked for',
  }),
  minutes: defineMessage<{ has: number; asked: number; place: string }>({
    id: 'public.feature-assets.near-misses.minutes',
    defaultMessage: '{has, number} นาทีถึง{place} (หาไว้ {asked, number} นาที)',
    description: 'Minutes from the listing to a place, and the minutes that the search asked for',
  }),
});
