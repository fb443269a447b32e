import { defineMessage, defineMessages } from 'react-intl';

type Standing = {
  percent: string;
  type: string;
  scope: 'district' | 'province';
  count: string;
  median: string;
};

/** `{scope}`: the area of the compared listings. */
export const messages = defineMessages({
  cheapest: defineMessage<Standing>({
    id: 'account.create-asset.standing.cheapest',
    defaultMessage:
      'ราคาต่อพื้นที่ถูกที่สุด เทียบกับ{type}ขนาดใกล้กัน {count} ประกาศใน{scope, select, district {เขต/อำเภอ} other {จังหวัด}}เดียวกัน ราคากลาง {median}',
    description: 'Below the price: it is the lowest',
  }),
  cheap: defineMessage<Standing>({
    id: 'account.create-asset.standing.cheap',
    defaultMessage:
      'ราคาต่อพื้นที่ถูกกว่า {percent}% ของ{type}ขนาดใกล้กัน {count} ประกาศใน{scope, select, district {เขต/อำเภอ} other {จังหวัด}}เดียวกัน ราคากลาง {median}',
    description: 'Below the price: it is lower than most',
  }),
  usual: defineMessage<Standing>({
    id: 'account.create-asset.standing.usual',
    defaultMessage:
      'ราคาต่อพื้นที่อยู่ในช่วงปกติของ{type}ขนาดใกล้กัน {count} ประกาศใน{scope, select, district {เขต/อำเภอ} other {จังหวัด}}เดียวกัน ราคากลาง {median}',
    description: 'Below the price: it is in the usual range',
  }),
  dear: defineMessage<Standing>({
    id: 'account.create-asset.standing.dear',
    defaultMessage:
      'ราคาต่อพื้นที่แพงกว่า {percent}% ของ{type}ขนาดใกล้กัน {count} ประกาศใน{scope, select, district {เขต/อำเภอ} other {จังหวัด}}เดียวกัน ราคากลาง {median}',
    description: 'Below the price: it is higher than most',
  }),
  dearest: defineMessage<Standing>({
    id: 'account.create-asset.standing.dearest',
    defaultMessage:
      'ราคาต่อพื้นที่แพงที่สุด เทียบกับ{type}ขนาดใกล้กัน {count} ประกาศใน{scope, select, district {เขต/อำเภอ} other {จังหวัด}}เดียวกัน ราคากลาง {median}',
    description: 'Below the price: it is the highest',
  }),
  farBelow: defineMessage<Standing>({
    id: 'account.create-asset.standing.far-below',
    defaultMessage: 'ราคาต่ำกว่าราคากลางมาก ({median} จาก {count} ประกาศที่คล้ายกัน) เลขศูนย์ขาดไปหรือไม่',
    description: 'Below the price: so low that a zero may be missing',
  }),
  farAbove: defineMessage<Standing>({
    id: 'account.create-asset.standing.far-above',
    defaultMessage: 'ราคาสูงกว่าราคากลางมาก ({median} จาก {count} ประกาศที่คล้ายกัน) เลขศูนย์เกินมาหรือไม่',
    description: 'Below the price: so high that there may be one zero too many',
  }),
});
