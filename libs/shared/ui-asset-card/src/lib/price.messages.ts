import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  takeover: defineMessage<{ price: string }>({
    id: 'shared.ui-asset-card.price.takeover',
    defaultMessage: 'เซ้ง {price}',
    description: 'Price to take over a lease (เซ้ง)',
  }),
  down_payment: defineMessage<{ price: string }>({
    id: 'shared.ui-asset-card.price.down-payment',
    defaultMessage: 'ขายดาวน์ {price}',
    description: 'Asking price for a down payment already made',
  }),
  before: {
    id: 'shared.ui-asset-card.price.before',
    defaultMessage: 'ราคาแรก',
    description: 'For screen readers, before the crossed-out original price',
  },
});
