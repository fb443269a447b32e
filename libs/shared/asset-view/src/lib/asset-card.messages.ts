import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  studio: NoMessageValues;
  bedrooms: { count: number };
  bathrooms: { count: number };
  toilets: { count: number };
  station: { name: string; minutes: number };
  pictures: { count: number };
  price_reduced: NoMessageValues;
  quick_sale: NoMessageValues;
  reserved: NoMessageValues;
  new: NoMessageValues;
  sold: NoMessageValues;
  rented: NoMessageValues;
  expired: NoMessageValues;
}>({
  studio: {
    id: 'shared.asset-view.card.studio',
    defaultMessage: 'สตูดิโอ',
    description: 'Instead of a number of bedrooms',
  },
  bedrooms: {
    id: 'shared.asset-view.card.bedrooms',
    defaultMessage: '{count, plural, other {# นอน}}',
    description: 'Number of bedrooms on a card',
  },
  bathrooms: {
    id: 'shared.asset-view.card.bathrooms',
    defaultMessage: '{count, plural, other {# น้ำ}}',
    description: 'Number of bathrooms on a card',
  },
  toilets: {
    id: 'shared.asset-view.card.toilets',
    defaultMessage: '{count, plural, other {# ห้องน้ำ}}',
    description: 'Number of bathrooms where there are no bedrooms, as in an office',
  },
  station: {
    id: 'shared.asset-view.card.station',
    defaultMessage: '{name} เดิน {minutes, plural, other {# นาที}}',
    description: 'Nearest rail station and the walk to it',
  },
  pictures: {
    id: 'shared.asset-view.card.pictures',
    defaultMessage: '{count, plural, other {# รูป}}',
    description: 'Number of photographs, on the cover',
  },
  price_reduced: {
    id: 'shared.asset-view.card.price-reduced',
    defaultMessage: 'ลดราคา',
    description: 'Badge: the price went down',
  },
  quick_sale: {
    id: 'shared.asset-view.card.quick-sale',
    defaultMessage: 'ขายด่วน',
    description: 'Badge: the seller wants to sell soon',
  },
  reserved: {
    id: 'shared.asset-view.card.reserved',
    defaultMessage: 'ติดจอง',
    description: 'Badge: someone has reserved it',
  },
  new: { id: 'shared.asset-view.card.new', defaultMessage: 'มาใหม่', description: 'Badge: published within a week' },
  sold: { id: 'shared.asset-view.card.sold', defaultMessage: 'ขายแล้ว', description: 'Badge: it is sold' },
  rented: { id: 'shared.asset-view.card.rented', defaultMessage: 'ให้เช่าแล้ว', description: 'Badge: it is let' },
  expired: {
    id: 'shared.asset-view.card.expired',
    defaultMessage: 'หมดอายุ',
    description: 'Badge: nobody has confirmed for 60 days that it can still be had',
  },
});
