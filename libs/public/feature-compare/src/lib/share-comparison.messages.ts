import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  share: {
    id: 'public.compare.share.share',
    defaultMessage: 'แชร์ลิงก์',
    description: 'Button that shares the URL of this comparison',
  },
  copied: {
    id: 'public.compare.share.copied',
    defaultMessage: 'คัดลอกลิงก์แล้ว',
    description: 'Toast: the URL was copied to the clipboard',
  },
  notCopied: {
    id: 'public.compare.share.not-copied',
    defaultMessage: 'คัดลอกไม่ได้ คัดลอกลิงก์นี้แทน',
    description: 'Toast with the URL, when the browser does not allow copying',
  },
});
