import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  studio: {
    id: 'shared.ui-asset-card.card.studio',
    defaultMessage: 'สตูดิโอ',
    description: 'In place of the number of bedrooms',
  },
  bedrooms: defineMessage<{ count: number }>({
    id: 'shared.ui-asset-card.card.bedrooms',
    defaultMessage: '{count, plural, other {# นอน}}',
    description: 'Number of bedrooms',
  }),
  bathrooms: defineMessage<{ count: number }>({
    id: 'shared.ui-asset-card.card.bathrooms',
    defaultMessage: '{count, plural, other {# น้ำ}}',
    description: 'Number of bathrooms',
  }),
  toilets: defineMessage<{ count: number }>({
    id: 'shared.ui-asset-card.card.toilets',
    defaultMessage: '{count, plural, other {# ห้องน้ำ}}',
    description: 'Number of bathrooms in a property without bedrooms, such as an office',
  }),
  instalment: defineMessage<{ amount: string }>({
    id: 'shared.ui-asset-card.card.instalment',
    defaultMessage: 'ผ่อนราว {amount}',
    description: 'Estimated monthly instalment on usual terms; {amount} is for example ฿26,000/เดือน',
  }),
  sellerListings: defineMessage<{ count: number }>({
    id: 'shared.ui-asset-card.card.seller-listings',
    defaultMessage: '{count, plural, other {# ประกาศ}}',
    description: 'After the word “owner”: how many listings this seller has, where they are unusually many',
  }),
  confirmed: defineMessage<{ when: string }>({
    id: 'shared.ui-asset-card.card.confirmed',
    defaultMessage: 'ยืนยัน {when}',
    description: 'When the seller confirmed that the property is available; {when} is for example 3 วันก่อน',
  }),
  pictures: defineMessage<{ count: number }>({
    id: 'shared.ui-asset-card.card.pictures',
    defaultMessage: '{count, plural, other {# รูป}}',
    description: 'Number of photographs, on the cover',
  }),
  price_reduced: {
    id: 'shared.ui-asset-card.card.price-reduced',
    defaultMessage: 'ลดราคา',
    description: 'Badge: the price was reduced',
  },
  quick_sale: {
    id: 'shared.ui-asset-card.card.quick-sale',
    defaultMessage: 'ขายด่วน',
    description: 'Badge: the seller wants to sell quickly',
  },
  reserved: {
    id: 'shared.ui-asset-card.card.reserved',
    defaultMessage: 'ติดจอง',
    description: 'Badge: reserved',
  },
  new: {
    id: 'shared.ui-asset-card.card.new',
    defaultMessage: 'มาใหม่',
    description: 'Badge: published within the last week',
  },
  sold: { id: 'shared.ui-asset-card.card.sold', defaultMessage: 'ขายแล้ว', description: 'Badge: sold' },
  rented: { id: 'shared.ui-asset-card.card.rented', defaultMessage: 'ให้เช่าแล้ว', description: 'Badge: rented out' },
  expired: {
    id: 'shared.ui-asset-card.card.expired',
    defaultMessage: 'หมดอายุ',
    description: 'Badge: the listing was not confirmed in time and has expired',
  },
});
