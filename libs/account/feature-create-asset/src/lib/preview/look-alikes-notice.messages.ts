import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  own: {
    id: 'account.create-asset.look-alikes.own',
    defaultMessage: 'คุณอาจลงทรัพย์นี้ไว้แล้ว',
    description: 'Title above the member’s own listings with the same location, size and photographs',
  },
  others: defineMessage<{ count: number }>({
    id: 'account.create-asset.look-alikes.others',
    defaultMessage: '{count, plural, other {มีประกาศของคนอื่น # ประกาศที่ทำเล ขนาด และรูปเหมือนกับของคุณ}}',
    description: 'Title: listings of other members with the same location, size and photographs',
  }),
  advice: {
    id: 'account.create-asset.look-alikes.advice',
    defaultMessage: 'ถ้าเป็นคนละห้องหรือคนละหลัง เผยแพร่ได้เลย ใช้รูปของทรัพย์นี้เองจะช่วยไม่ให้สับสน',
    description: 'Advice about duplicate listings; publishing is still possible',
  },
  untitled: {
    id: 'account.create-asset.look-alikes.untitled',
    defaultMessage: 'ยังไม่มีชื่อ',
    description: 'Stands for the title of a listing without one',
  },
});
