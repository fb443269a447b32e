import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  pause: { title: string };
  resume: { title: string };
  reserve: { title: string };
  confirm: { title: string };
  renew: { title: string };
  close: { title: string };
  removed: { title: string };
}>({
  pause: {
    id: 'account.feature-my-account.did.pause',
    defaultMessage: 'พัก “{title}” แล้ว',
    description: 'Said after a listing was paused',
  },
  resume: {
    id: 'account.feature-my-account.did.resume',
    defaultMessage: '“{title}” เผยแพร่อีกครั้งแล้ว',
    description: 'Said after a listing was shown again',
  },
  reserve: {
    id: 'account.feature-my-account.did.reserve',
    defaultMessage: '“{title}” ขึ้นว่าติดจองแล้ว',
    description: 'Said after a listing was marked as reserved',
  },
  confirm: {
    id: 'account.feature-my-account.did.confirm',
    defaultMessage: 'ยืนยัน “{title}” แล้ว แสดงต่ออีก 60 วัน',
    description: 'Said after a listing was confirmed',
  },
  renew: {
    id: 'account.feature-my-account.did.renew',
    defaultMessage: 'ต่ออายุ “{title}” อีก 60 วันแล้ว',
    description: 'Said after a listing was renewed',
  },
  close: {
    id: 'account.feature-my-account.did.close',
    defaultMessage: 'ปิดประกาศ “{title}” แล้ว ยินดีด้วย',
    description: 'Said after a listing was closed as sold or rented',
  },
  removed: {
    id: 'account.feature-my-account.did.removed',
    defaultMessage: 'ลบ “{title}” แล้ว',
    description: 'Said after a listing was deleted',
  },
});
