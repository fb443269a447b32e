import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  hide: {
    id: 'public.feature-assets.hidden-pins.hide',
    defaultMessage: 'ไม่สนใจ ซ่อนไว้',
    description: 'Button below a card on the map: its pin becomes small and grey',
  },
  show: {
    id: 'public.feature-assets.hidden-pins.show',
    defaultMessage: 'เลิกซ่อน',
    description: 'Button below the card of a hidden asset: shows the asset again',
  },
  showAll: defineMessage<{ count: number }>({
    id: 'public.feature-assets.hidden-pins.show-all',
    defaultMessage: '{count, plural, other {เลิกซ่อนทั้ง # ประกาศ}}',
    description: 'Button over the map: restores all assets that the visitor hid',
  }),
});
