import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  label: NoMessageValues;
  compare: { count: number };
  oneMore: NoMessageValues;
  remove: { title: string };
  clear: NoMessageValues;
  gone: NoMessageValues;
  swapTitle: NoMessageValues;
  swapText: { title: string };
  swap: { title: string };
  close: NoMessageValues;
}>({
  label: {
    id: 'shared.shortlist.tray.label',
    defaultMessage: 'ทรัพย์ที่เลือกเปรียบเทียบ',
    description: 'Names the bar at the foot with the assets to compare, for screen readers',
  },
  compare: {
    id: 'shared.shortlist.tray.compare',
    defaultMessage: 'เปรียบเทียบ ({count})',
    description: 'Link to the comparison; {count} assets are chosen',
  },
  oneMore: {
    id: 'shared.shortlist.tray.one-more',
    defaultMessage: 'เลือกอีกอย่างน้อย 1 ทรัพย์',
    description: 'Instead of the link, while a single asset is chosen',
  },
  remove: {
    id: 'shared.shortlist.tray.remove',
    defaultMessage: 'เอา {title} ออก',
    description: 'Button on the picture of an asset to compare',
  },
  clear: { id: 'shared.shortlist.tray.clear', defaultMessage: 'ล้าง', description: 'Button: compare none of them' },
  gone: {
    id: 'shared.shortlist.tray.gone',
    defaultMessage: 'ประกาศที่ปิดแล้ว',
    description: 'In place of the title of an asset that can no longer be opened',
  },
  swapTitle: {
    id: 'shared.shortlist.tray.swap-title',
    defaultMessage: 'เปรียบเทียบได้ครั้งละ 4 ทรัพย์',
    description: 'Title of the dialog that a fifth asset opens',
  },
  swapText: {
    id: 'shared.shortlist.tray.swap-text',
    defaultMessage: 'เลือกทรัพย์ที่จะให้ “{title}” เข้ามาแทน',
    description: 'In that dialog, above the four',
  },
  swap: {
    id: 'shared.shortlist.tray.swap',
    defaultMessage: 'แทนที่ {title}',
    description: 'In that dialog: a button per asset',
  },
  close: { id: 'shared.shortlist.tray.close', defaultMessage: 'ปิด', description: 'Button that closes the dialog' },
});
