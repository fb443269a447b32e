import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  share: {
    id: 'public.compare.share.share',
    defaultMessage: 'แชร์ลิงก์',
    description: 'Button: send the address of this comparison to somebody',
  },
  copied: {
    id: 'public.compare.share.copied',
    defaultMessage: 'คัดลอกลิงก์แล้ว',
    description: 'Toast: the address is in the clipboard',
  },
  notCopied: {
    id: 'public.compare.share.not-copied',
    defaultMessage: 'คัดลอกไม่ได้ คัดลอกลิงก์นี้แทน',
    description: 'Toast above the address, where the browser refuses the clipboard',
  },
});
