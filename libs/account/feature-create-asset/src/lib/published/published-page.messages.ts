import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'account.create-asset.published.title',
    defaultMessage: 'ประกาศของคุณขึ้นเว็บแล้ว',
    description: 'Heading of the page shown after publishing',
  },
  text: defineMessage<{ code: string; days: number }>({
    id: 'account.create-asset.published.text',
    defaultMessage: 'รหัส {code} · ผู้สนใจค้นเจอได้ทันที อีก {days} วันเราจะถามว่ายังอยู่ไหม',
    description: 'Explains what happens next; {code} is the listing code',
  }),
  open: {
    id: 'account.create-asset.published.open',
    defaultMessage: 'เปิดหน้าประกาศ',
    description: 'Link to the public page of the listing',
  },
  share: {
    id: 'account.create-asset.published.share',
    defaultMessage: 'แชร์',
    description: 'Button that shares the link',
  },
  copied: {
    id: 'account.create-asset.published.copied',
    defaultMessage: 'คัดลอกลิงก์แล้ว',
    description: 'Confirmation: the link was copied to the clipboard',
  },
  copyFailed: {
    id: 'account.create-asset.published.copy-failed',
    defaultMessage: 'คัดลอกไม่ได้ กดค้างที่ลิงก์เพื่อคัดลอกเอง',
    description: 'Error: the browser did not allow copying to the clipboard',
  },
  another: {
    id: 'account.create-asset.published.another',
    defaultMessage: 'ลงอีกประกาศ',
    description: 'Link to a new listing',
  },
  mine: {
    id: 'account.create-asset.published.mine',
    defaultMessage: 'ประกาศของฉัน',
    description: 'Link to the member’s listings',
  },
});
