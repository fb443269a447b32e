import { defineMessage, defineMessages, type MessageTag } from 'react-intl';

/** Messages for each save status of a draft. */
export const messages = defineMessages({
  saved: {
    id: 'account.create-asset.save.saved',
    defaultMessage: 'บันทึกแล้ว',
    description: 'Autosave: everything is saved',
  },
  waiting: {
    id: 'account.create-asset.save.waiting',
    defaultMessage: 'กำลังบันทึก…',
    description: 'Autosave: there are unsaved changes',
  },
  saving: { id: 'account.create-asset.save.saving', defaultMessage: 'กำลังบันทึก…', description: 'Autosave: saving' },
  offline: {
    id: 'account.create-asset.save.offline',
    defaultMessage: 'ออฟไลน์ เก็บไว้ในเครื่องนี้ จะส่งเมื่อเชื่อมต่อได้',
    description: 'Autosave: no network; answers are stored in this browser',
  },
  failing: {
    id: 'account.create-asset.save.failing',
    defaultMessage: 'ยังบันทึกไม่ได้ กำลังลองใหม่',
    description: 'Autosave: server error; saving is retried automatically',
  },
  refused: defineMessage<{ field: string; others: number; link: MessageTag }>({
    id: 'account.create-asset.save.refused',
    defaultMessage: 'บันทึกแล้ว ยกเว้น<link>{field}</link>{others, plural, =0 {} other { และอีก # ช่อง}}',
    description: 'Autosave: some fields are invalid and were not saved; the link leads to the first of them',
  }),
  conflict: {
    id: 'account.create-asset.save.conflict',
    defaultMessage: 'รอคุณเลือกว่าจะใช้ข้อมูลไหน',
    description: 'Autosave: the listing was changed elsewhere; the member must choose',
  },
  choose: {
    id: 'account.create-asset.save.choose',
    defaultMessage: 'ไปที่ตัวเลือก',
    description: 'Button beside the save status: scrolls to the choice between two values',
  },
  signed_out: {
    id: 'account.create-asset.save.signed-out',
    defaultMessage: 'เข้าสู่ระบบเพื่อบันทึก',
    description: 'Autosave: the session has expired',
  },
  closed: {
    id: 'account.create-asset.save.closed',
    defaultMessage: 'แก้ไขประกาศนี้ไม่ได้แล้ว',
    description: 'Autosave: the listing is closed or hidden',
  },
  gone: {
    id: 'account.create-asset.save.gone',
    defaultMessage: 'ประกาศนี้ถูกลบแล้ว',
    description: 'Autosave: the listing was deleted',
  },
});
