import { defineMessage, defineMessages } from 'react-intl';

type PriceKind = 'sale' | 'rent' | 'takeover' | 'down_payment';

export const messages = defineMessages({
  price: defineMessage<{ kind: PriceKind; price: string }>({
    id: 'account.feature-messages.asset.price',
    defaultMessage:
      '{kind, select, rent {เช่า {price} ต่อเดือน} takeover {เซ้ง {price}} down_payment {ขายดาวน์ {price}} other {ขาย {price}}}',
    description: 'Price of the asset that the conversation is about; kind is sale, rent, takeover or down_payment',
  }),
  changed: defineMessage<{ before: string; now: string }>({
    id: 'account.feature-messages.asset.changed',
    defaultMessage: 'ราคาเปลี่ยนตั้งแต่เริ่มคุย จาก {before} เป็น {now}',
    description: 'The price of the asset when the conversation began, and now',
  }),
  added: defineMessage<{ now: string }>({
    id: 'account.feature-messages.asset.added',
    defaultMessage: 'ตอนนี้มีราคาเพิ่ม {now}',
    description: 'The asset has a price that it did not have when the conversation began',
  }),
  removed: defineMessage<{ before: string }>({
    id: 'account.feature-messages.asset.removed',
    defaultMessage: 'ตอนนี้ไม่มีราคานี้แล้ว {before}',
    description: 'The asset no longer has a price that it had when the conversation began',
  }),
  general: {
    id: 'account.feature-messages.asset.general',
    defaultMessage: 'ไม่ได้เจาะจงทรัพย์',
    description: 'The conversation is not about an asset',
  },
});
