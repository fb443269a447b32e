import { defineMessages, type MessageTag, type NoMessageValues } from 'react-intl';

/** How safe the member's answers are, by status of the draft. */
export const messages = defineMessages<{
  saved: NoMessageValues;
  waiting: NoMessageValues;
  saving: NoMessageValues;
  offline: NoMessageValues;
  failing: NoMessageValues;
  refused: { field: string; others: number; link: MessageTag };
  blocked: NoMessageValues;
  conflict: NoMessageValues;
  signed_out: NoMessageValues;
  closed: NoMessageValues;
  gone: NoMessageValues;
}>({
  saved: { id: 'account.create-asset.save.saved', defaultMessage: 'บันทึกแล้ว', description: 'Everything is saved' },
  waiting: { id: 'account.create-asset.save.waiting', defaultMessage: 'กำลังบันทึก…', description: 'Saving soon' },
  saving: { id: 'account.create-asset.save.saving', defaultMessage: 'กำลังบันทึก…', description: 'Saving now' },
  offline: {
    id: 'account.create-asset.save.offline',
    defaultMessage: 'ออฟไลน์ จะบันทึกเมื่อเชื่อมต่อได้',
    description: 'No network; answers are kept in this browser',
  },
  failing: {
    id: 'account.create-asset.save.failing',
    defaultMessage: 'ยังบันทึกไม่ได้ กำลังลองใหม่',
    description: 'The API is in trouble; it is tried again by itself',
  },
  refused: {
    id: 'account.create-asset.save.refused',
    defaultMessage: 'บันทึกแล้ว ยกเว้น<link>{field}</link>{others, plural, =0 {} other { และอีก # ช่อง}}',
    description: 'Some fields cannot be saved as they are; the rest is saved. The first of them is a link to it',
  },
  blocked: {
    id: 'account.create-asset.save.blocked',
    defaultMessage: 'ประกาศที่เผยแพร่อยู่ต้องมีข้อมูลครบ จะบันทึกเมื่อเติมครบ',
    description: 'A published listing is saved only while it is complete',
  },
  conflict: {
    id: 'account.create-asset.save.conflict',
    defaultMessage: 'รอคุณเลือกว่าจะใช้ข้อมูลไหน',
    description: 'Changed elsewhere too; the member must decide',
  },
  signed_out: {
    id: 'account.create-asset.save.signed-out',
    defaultMessage: 'เข้าสู่ระบบเพื่อบันทึก',
    description: 'The session has ended',
  },
  closed: {
    id: 'account.create-asset.save.closed',
    defaultMessage: 'แก้ไขประกาศนี้ไม่ได้แล้ว',
    description: 'The listing is closed or hidden',
  },
  gone: {
    id: 'account.create-asset.save.gone',
    defaultMessage: 'ประกาศนี้ถูกลบแล้ว',
    description: 'The listing was deleted',
  },
});
