import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  takeover: { price: string };
  down_payment: { price: string };
  before: NoMessageValues;
}>({
  takeover: {
    id: 'shared.asset-view.price.takeover',
    defaultMessage: 'เซ้ง {price}',
    description: 'Price to take over a lease',
  },
  down_payment: {
    id: 'shared.asset-view.price.down-payment',
    defaultMessage: 'ขายดาวน์ {price}',
    description: 'Price asked for the down payment already made',
  },
  before: {
    id: 'shared.asset-view.price.before',
    defaultMessage: 'ราคาแรก',
    description: 'For screen readers, before the struck-through first price',
  },
});
