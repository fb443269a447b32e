import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  text: { code: string };
  open: NoMessageValues;
  share: NoMessageValues;
  copied: NoMessageValues;
  copyFailed: NoMessageValues;
  another: NoMessageValues;
  mine: NoMessageValues;
}>({
  title: {
    id: 'account.create-asset.published.title',
    defaultMessage: 'ประกาศของคุณขึ้นเว็บแล้ว',
    description: 'Heading after publishing',
  },
  text: {
    id: 'account.create-asset.published.text',
    defaultMessage: 'รหัส {code} · ผู้สนใจค้นเจอได้ทันที อีก 30 วันเราจะถามว่ายังอยู่ไหม',
    description: 'What happens now; {code} is the code of the listing',
  },
  open: {
    id: 'account.create-asset.published.open',
    defaultMessage: 'เปิดหน้าประกาศ',
    description: 'Link to the public page',
  },
  share: {
    id: 'account.create-asset.published.share',
    defaultMessage: 'แชร์',
    description: 'Button that shares the link',
  },
  copied: {
    id: 'account.create-asset.published.copied',
    defaultMessage: 'คัดลอกลิงก์แล้ว',
    description: 'The link is in the clipboard',
  },
  copyFailed: {
    id: 'account.create-asset.published.copy-failed',
    defaultMessage: 'คัดลอกไม่ได้ กดค้างที่ลิงก์เพื่อคัดลอกเอง',
    description: 'The browser refused the clipboard',
  },
  another: {
    id: 'account.create-asset.published.another',
    defaultMessage: 'ลงอีกประกาศ',
    description: 'Link to an empty form',
  },
  mine: {
    id: 'account.create-asset.published.mine',
    defaultMessage: 'ประกาศของฉัน',
    description: 'Link to the member’s listings',
  },
});
