import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'shared.compare-tray.tray.label',
    defaultMessage: 'ทรัพย์ที่เลือกเปรียบเทียบ',
    description: 'Name of the compare tray at the bottom, for screen readers',
  },
  compare: defineMessage<{ count: number }>({
    id: 'shared.compare-tray.tray.compare',
    defaultMessage: 'เปรียบเทียบ ({count})',
    description: 'Link to the comparison; {count} assets are selected',
  }),
  oneMore: {
    id: 'shared.compare-tray.tray.one-more',
    defaultMessage: 'เลือกอีกอย่างน้อย 1 ทรัพย์',
    description: 'In place of the link while only one asset is selected',
  },
  remove: defineMessage<{ title: string }>({
    id: 'shared.compare-tray.tray.remove',
    defaultMessage: 'เอา {title} ออก',
    description: 'Button on a picture that removes the asset from the comparison',
  }),
  removed: {
    id: 'shared.compare-tray.tray.removed',
    defaultMessage: 'เอาออกจากรายการเปรียบเทียบแล้ว',
    description: 'Toast: assets were removed from the comparison',
  },
  undo: {
    id: 'shared.compare-tray.tray.undo',
    defaultMessage: 'เลิกทำ',
    description: 'Button in a toast that undoes the action',
  },
  clear: {
    id: 'shared.compare-tray.tray.clear',
    defaultMessage: 'ล้าง',
    description: 'Button that removes all assets from the comparison',
  },
  gone: {
    id: 'shared.compare-tray.tray.gone',
    defaultMessage: 'ประกาศที่ปิดแล้ว',
    description: 'In place of the title of an asset that is no longer available',
  },
  swapTitle: {
    id: 'shared.compare-tray.tray.swap-title',
    defaultMessage: 'เปรียบเทียบได้ครั้งละ 4 ทรัพย์',
    description: 'Title of the dialog for adding a fifth asset',
  },
  swapText: defineMessage<{ title: string }>({
    id: 'shared.compare-tray.tray.swap-text',
    defaultMessage: 'เลือกทรัพย์ที่จะให้ “{title}” เข้ามาแทน',
    description: 'Text in that dialog, above the four assets',
  }),
  swap: defineMessage<{ title: string }>({
    id: 'shared.compare-tray.tray.swap',
    defaultMessage: 'แทนที่ {title}',
    description: 'Button in that dialog: replace this asset',
  }),
  close: { id: 'shared.compare-tray.tray.close', defaultMessage: 'ปิด', description: 'Button that closes the dialog' },
});
