import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  pause: defineMessage<{ title: string }>({
    id: 'account.feature-my-account.did.pause',
    defaultMessage: 'พัก “{title}” แล้ว',
    description: 'Confirmation: the listing was paused',
  }),
  resume: defineMessage<{ title: string }>({
    id: 'account.feature-my-account.did.resume',
    defaultMessage: '“{title}” เผยแพร่อีกครั้งแล้ว',
    description: 'Confirmation: the listing is shown again',
  }),
  reserve: defineMessage<{ title: string }>({
    id: 'account.feature-my-account.did.reserve',
    defaultMessage: '“{title}” ขึ้นว่าติดจองแล้ว',
    description: 'Confirmation: the listing was marked as reserved',
  }),
  confirm: defineMessage<{ title: string; days: number }>({
    id: 'account.feature-my-account.did.confirm',
    defaultMessage: 'ยืนยัน “{title}” แล้ว แสดงต่ออีก {days} วัน',
    description: 'Confirmation: the listing was confirmed',
  }),
  renew: defineMessage<{ title: string; days: number }>({
    id: 'account.feature-my-account.did.renew',
    defaultMessage: 'ต่ออายุ “{title}” อีก {days} วันแล้ว',
    description: 'Confirmation: the listing was renewed',
  }),
  close: defineMessage<{ title: string }>({
    id: 'account.feature-my-account.did.close',
    defaultMessage: 'ปิดประกาศ “{title}” แล้ว ยินดีด้วย',
    description: 'Confirmation: the listing was closed as sold or rented',
  }),
  removed: defineMessage<{ title: string }>({
    id: 'account.feature-my-account.did.removed',
    defaultMessage: 'ลบ “{title}” แล้ว',
    description: 'Confirmation: the listing was deleted',
  }),
});
