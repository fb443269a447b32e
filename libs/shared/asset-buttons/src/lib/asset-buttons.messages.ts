import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  save: {
    id: 'shared.asset-buttons.buttons.save',
    defaultMessage: 'บันทึก',
    description: 'Button that adds an asset to the favourites',
  },
  saveAsset: defineMessage<{ title: string }>({
    id: 'shared.asset-buttons.buttons.save-asset',
    defaultMessage: 'บันทึก {title}',
    description: 'The same button as a heart icon on a card, for screen readers',
  }),
  removed: {
    id: 'shared.asset-buttons.buttons.removed',
    defaultMessage: 'เอาออกจากรายการโปรดแล้ว',
    description: 'Toast: a favourite was removed',
  },
  undo: {
    id: 'shared.asset-buttons.buttons.undo',
    defaultMessage: 'เลิกทำ',
    description: 'Button in a toast that undoes the action',
  },
  full: defineMessage<{ count: number }>({
    id: 'shared.asset-buttons.buttons.full',
    defaultMessage: 'รายการโปรดเต็ม {count, plural, other {# รายการ}}แล้ว ลบรายการเก่าก่อนบันทึกเพิ่ม',
    description: 'Toast: the maximum number of assets is reached',
  }),
  compare: {
    id: 'shared.asset-buttons.buttons.compare',
    defaultMessage: 'เปรียบเทียบ',
    description: 'Button that adds an asset to the comparison',
  },
  compareAsset: defineMessage<{ title: string }>({
    id: 'shared.asset-buttons.buttons.compare-asset',
    defaultMessage: 'เปรียบเทียบ {title}',
    description: 'The same button as an icon on a card, for screen readers',
  }),
  uncompared: {
    id: 'shared.asset-buttons.buttons.uncompared',
    defaultMessage: 'เอาออกจากรายการเปรียบเทียบแล้ว',
    description: 'Toast: an asset was removed from the comparison',
  },
});
