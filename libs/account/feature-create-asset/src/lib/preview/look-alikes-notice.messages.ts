import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  own: NoMessageValues;
  others: { count: number };
  advice: NoMessageValues;
  untitled: NoMessageValues;
}>({
  own: {
    id: 'account.create-asset.look-alikes.own',
    defaultMessage: 'คุณอาจลงทรัพย์นี้ไว้แล้ว',
    description: 'Title above listings of the member with the same place, size and photographs',
  },
  others: {
    id: 'account.create-asset.look-alikes.others',
    defaultMessage: '{count, plural, other {มีประกาศของคนอื่น # ประกาศที่ทำเล ขนาด และรูปเหมือนกับของคุณ}}',
    description: 'Title: listings of other members with the same place, size and photographs',
  },
  advice: {
    id: 'account.create-asset.look-alikes.advice',
    defaultMessage: 'ถ้าเป็นคนละห้องหรือคนละหลัง เผยแพร่ได้เลย ใช้รูปของทรัพย์นี้เองจะช่วยไม่ให้สับสน',
    description: 'What to do about listings that look alike; nothing is refused',
  },
  untitled: {
    id: 'account.create-asset.look-alikes.untitled',
    defaultMessage: 'ยังไม่มีชื่อ',
    description: 'A listing without a title',
  },
});
