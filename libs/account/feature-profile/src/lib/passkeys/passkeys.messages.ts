import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  lead: {
    id: 'account.feature-profile.passkeys.lead',
    defaultMessage:
      'เข้าสู่ระบบด้วยลายนิ้วมือ ใบหน้า หรือรหัสปลดล็อกเครื่อง ปลอดภัยกว่า SMS เพราะเว็บปลอมหลอกเอาไปใช้ไม่ได้ ส่วนรหัส SMS ถูกหลอกถามหรือขโมยไปพร้อมเบอร์ได้',
    description: 'Explains passkeys and the risks of codes by SMS, above the list',
  },
  none: {
    id: 'account.feature-profile.passkeys.none',
    defaultMessage: 'ยังไม่มีพาสคีย์',
    description: 'In place of the list when it is empty',
  },
  noBrowser: {
    id: 'account.feature-profile.passkeys.no-browser',
    defaultMessage: 'เบราว์เซอร์นี้ใช้พาสคีย์ไม่ได้ เปิดหน้านี้จากเครื่องอื่นเพื่อเพิ่ม',
    description: 'In place of the button when the browser does not know passkeys',
  },
  add: {
    id: 'account.feature-profile.passkeys.add',
    defaultMessage: 'เพิ่มพาสคีย์',
    description: 'Button that adds a passkey of this device',
  },
  added: defineMessage<{ name: string }>({
    id: 'account.feature-profile.passkeys.added',
    defaultMessage: 'เพิ่มพาสคีย์ “{name}” แล้ว',
    description: 'Toast after a passkey was added',
  }),
  createdAt: defineMessage<{ created: string }>({
    id: 'account.feature-profile.passkeys.created-at',
    defaultMessage: 'เพิ่มเมื่อ {created} · ยังไม่เคยใช้',
    description: 'Below the name of a passkey that was never used',
  }),
  usedAt: defineMessage<{ created: string; used: string }>({
    id: 'account.feature-profile.passkeys.used-at',
    defaultMessage: 'เพิ่มเมื่อ {created} · ใช้ล่าสุด {used}',
    description: 'Below the name of a passkey: when it was added and last used',
  }),
  rename: {
    id: 'account.feature-profile.passkeys.rename',
    defaultMessage: 'เปลี่ยนชื่อ',
    description: 'Button that opens a form for the name of a passkey',
  },
  renameOf: defineMessage<{ name: string }>({
    id: 'account.feature-profile.passkeys.rename-of',
    defaultMessage: 'เปลี่ยนชื่อ {name}',
    description: 'The same button for screen readers, with the name of the passkey',
  }),
  name: {
    id: 'account.feature-profile.passkeys.name',
    defaultMessage: 'ชื่อพาสคีย์',
    description: 'Label of the name',
  },
  nameRequired: {
    id: 'account.feature-profile.passkeys.name-required',
    defaultMessage: 'ใส่ชื่อพาสคีย์',
    description: 'Error: the name is empty',
  },
  save: {
    id: 'account.feature-profile.passkeys.save',
    defaultMessage: 'บันทึก',
    description: 'Button that saves the name',
  },
  cancel: {
    id: 'account.feature-profile.passkeys.cancel',
    defaultMessage: 'ยกเลิก',
    description: 'Button that closes the form or the question without a change',
  },
  remove: {
    id: 'account.feature-profile.passkeys.remove',
    defaultMessage: 'ลบ',
    description: 'Button that removes a passkey',
  },
  removeOf: defineMessage<{ name: string }>({
    id: 'account.feature-profile.passkeys.remove-of',
    defaultMessage: 'ลบ {name}',
    description: 'The same button for screen readers, with the name of the passkey',
  }),
  removeTitle: defineMessage<{ name: string }>({
    id: 'account.feature-profile.passkeys.remove-title',
    defaultMessage: 'ลบพาสคีย์ “{name}”',
    description: 'Title of the question before a passkey is removed',
  }),
  removeText: {
    id: 'account.feature-profile.passkeys.remove-text',
    defaultMessage: 'จะใช้พาสคีย์นี้เข้าสู่ระบบไม่ได้อีก เข้าด้วยเบอร์มือถือได้เหมือนเดิม',
    description: 'What happens when a passkey is removed',
  },
  removed: defineMessage<{ name: string }>({
    id: 'account.feature-profile.passkeys.removed',
    defaultMessage: 'ลบพาสคีย์ “{name}” แล้ว',
    description: 'Toast after a passkey was removed',
  }),
  cancelled: {
    id: 'account.feature-profile.passkeys.cancelled',
    defaultMessage: 'ยังไม่ได้เพิ่มพาสคีย์ คุณยกเลิกหรือหมดเวลา กดเพิ่มอีกครั้งได้',
    description: 'The member cancelled the dialog of the browser, or it timed out',
  },
  known: {
    id: 'account.feature-profile.passkeys.known',
    defaultMessage: 'เครื่องนี้มีพาสคีย์ของบัญชีนี้อยู่แล้ว',
    description: 'Error: the device has a passkey of this account already',
  },
  unsupported: {
    id: 'account.feature-profile.passkeys.unsupported',
    defaultMessage: 'เครื่องนี้เก็บพาสคีย์ไม่ได้ ตั้งการล็อกหน้าจอก่อน หรือใช้เครื่องอื่น',
    description: 'Error: the device cannot store a passkey, for example without a screen lock',
  },
  failed: {
    id: 'account.feature-profile.passkeys.failed',
    defaultMessage: 'เพิ่มพาสคีย์ไม่สำเร็จ ลองใหม่อีกครั้ง',
    description: 'Error: the browser could not create a passkey',
  },
});
