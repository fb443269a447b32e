import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  hidden: {
    id: 'public.feature-assets.hidden-cards.hidden',
    defaultMessage: 'คุณซ่อนประกาศนี้ไว้',
    description: 'In a list, in place of the card of an asset that the visitor hid on the map',
  },
  show: {
    id: 'public.feature-assets.hidden-cards.show',
    defaultMessage: 'เลิกซ่อน',
    description: 'Button in place of a hidden card: shows it from now on',
  },
  count: defineMessage<{ count: number }>({
    id: 'public.feature-assets.hidden-cards.count',
    defaultMessage: '{count, plural, other {คุณซ่อนไว้ # ประกาศในหน้านี้}}',
    description: 'Below a list: how many of its assets the visitor hid; the number of found assets includes them',
  }),
  reveal: {
    id: 'public.feature-assets.hidden-cards.reveal',
    defaultMessage: 'แสดง',
    description: 'Button below a list: shows the hidden cards temporarily',
  },
  hideAgain: {
    id: 'public.feature-assets.hidden-cards.hide-again',
    defaultMessage: 'ซ่อนตามเดิม',
    description: 'Button below a list: hides the temporarily shown cards again',
  },
});
