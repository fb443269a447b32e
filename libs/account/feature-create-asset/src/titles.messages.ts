import { defineMessages } from 'react-intl';

export const titles = defineMessages({
  createAsset: {
    id: 'account.feature-create-asset.titles.create-asset',
    defaultMessage: 'ลงประกาศ',
    description: 'Title of the listing form',
  },
  preview: {
    id: 'account.feature-create-asset.titles.preview',
    defaultMessage: 'ดูก่อนเผยแพร่',
    description: 'Title of the preview',
  },
  published: {
    id: 'account.feature-create-asset.titles.published',
    defaultMessage: 'เผยแพร่แล้ว',
    description: 'Title after publishing',
  },
});
