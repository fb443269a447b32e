import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  save: NoMessageValues;
  saveAsset: { title: string };
  removed: NoMessageValues;
  undo: NoMessageValues;
  full: { count: number };
  compare: NoMessageValues;
  compareAsset: { title: string };
  uncompared: NoMessageValues;
}>({
  save: { id: 'shared.shortlist.buttons.save', defaultMessage: 'บันทึก', description: 'Button that keeps an asset' },
  saveAsset: {
    id: 'shared.shortlist.buttons.save-asset',
    defaultMessage: 'บันทึก {title}',
    description: 'The same as a heart on a card, for screen readers',
  },
  removed: {
    id: 'shared.shortlist.buttons.removed',
    defaultMessage: 'เอาออกจากรายการโปรดแล้ว',
    description: 'Toast after an asset is kept no longer',
  },
  undo: {
    id: 'shared.shortlist.buttons.undo',
    defaultMessage: 'เลิกทำ',
    description: 'Button in a toast: take it back',
  },
  full: {
    id: 'shared.shortlist.buttons.full',
    defaultMessage: 'รายการโปรดเต็ม {count, plural, other {# รายการ}}แล้ว ลบรายการเก่าก่อนบันทึกเพิ่ม',
    description: 'Toast where no more assets can be kept',
  },
  compare: {
    id: 'shared.shortlist.buttons.compare',
    defaultMessage: 'เปรียบเทียบ',
    description: 'Button that puts an asset among those to compare',
  },
  compareAsset: {
    id: 'shared.shortlist.buttons.compare-asset',
    defaultMessage: 'เปรียบเทียบ {title}',
    description: 'The same as an icon on a card, for screen readers',
  },
  uncompared: {
    id: 'shared.shortlist.buttons.uncompared',
    defaultMessage: 'เอาออกจากรายการเปรียบเทียบแล้ว',
    description: 'Toast after an asset is no longer among those to compare',
  },
});
