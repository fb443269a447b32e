import { defineMessages } from 'react-intl';

type Standing = {
  percent: string;
  type: string;
  scope: 'district' | 'province';
  count: string;
  median: string;
};

/** `{scope}` says where the compared listings are. */
export const messages = defineMessages<{
  cheapest: Standing;
  cheap: Standing;
  usual: Standing;
  dear: Standing;
  dearest: Standing;
  farBelow: Standing;
  farAbove: Standing;
}>({
  cheapest: {
    id: 'account.create-asset.standing.cheapest',
    defaultMessage:
      'ราคาต่อพื้นที่ถูกที่สุด เทียบกับ{type}ขนาดใกล้กัน {count} ประกาศใน{scope, select, district {เขต/อำเภอ} other {จังหวัด}}เดียวกัน ราคากลาง {median}',
    description: 'Under the price: nobody asks less',
  },
  cheap: {
    id: 'account.create-asset.standing.cheap',
    defaultMessage:
      'ราคาต่อพื้นที่ถูกกว่า {percent}% ของ{type}ขนาดใกล้กัน {count} ประกาศใน{scope, select, district {เขต/อำเภอ} other {จังหวัด}}เดียวกัน ราคากลาง {median}',
    description: 'Under the price: it is lower than most',
  },
  usual: {
    id: 'account.create-asset.standing.usual',
    defaultMessage:
      'ราคาต่อพื้นที่อยู่ในช่วงปกติของ{type}ขนาดใกล้กัน {count} ประกาศใน{scope, select, district {เขต/อำเภอ} other {จังหวัด}}เดียวกัน ราคากลาง {median}',
    description: 'Under the price: it is among the middle half',
  },
  dear: {
    id: 'account.create-asset.standing.dear',
    defaultMessage:
      'ราคาต่อพื้นที่แพงกว่า {percent}% ของ{type}ขนาดใกล้กัน {count} ประกาศใน{scope, select, district {เขต/อำเภอ} other {จังหวัด}}เดียวกัน ราคากลาง {median}',
    description: 'Under the price: it is higher than most',
  },
  dearest: {
    id: 'account.create-asset.standing.dearest',
    defaultMessage:
      'ราคาต่อพื้นที่แพงที่สุด เทียบกับ{type}ขนาดใกล้กัน {count} ประกาศใน{scope, select, district {เขต/อำเภอ} other {จังหวัด}}เดียวกัน ราคากลาง {median}',
    description: 'Under the price: nobody asks more',
  },
  farBelow: {
    id: 'account.create-asset.standing.far-below',
    defaultMessage: 'ราคาต่ำกว่าราคากลางมาก ({median} จาก {count} ประกาศที่คล้ายกัน) เลขศูนย์ขาดไปหรือไม่',
    description: 'Under the price: so low that a nought may be missing',
  },
  farAbove: {
    id: 'account.create-asset.standing.far-above',
    defaultMessage: 'ราคาสูงกว่าราคากลางมาก ({median} จาก {count} ประกาศที่คล้ายกัน) เลขศูนย์เกินมาหรือไม่',
    description: 'Under the price: so high that there may be a nought too many',
  },
});
