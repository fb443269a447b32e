import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  lead: {
    id: 'account.feature-profile.activity.lead',
    defaultMessage: 'เก็บย้อนหลัง 90 วัน แค่ขอรหัสหรือใส่รหัสผิดยังเข้าบัญชีของคุณไม่ได้',
    description: 'Explains the list of recent activity',
  },
  none: {
    id: 'account.feature-profile.activity.none',
    defaultMessage: 'ยังไม่มีกิจกรรม',
    description: 'In place of the list when nothing happened',
  },
  where: defineMessage<{ at: string; device: string }>({
    id: 'account.feature-profile.activity.where',
    defaultMessage: '{at} · {device}',
    description: 'When something happened and on which device',
  }),
  times: defineMessage<{ count: number }>({
    id: 'account.feature-profile.activity.times',
    defaultMessage: '{count, plural, other {# ครั้ง}}',
    description: 'How often something happened, if more than once',
  }),
  showAll: {
    id: 'account.feature-profile.activity.show-all',
    defaultMessage: 'ดูทั้งหมด',
    description: 'Button that shows the whole list',
  },
  notMe: {
    id: 'account.feature-profile.activity.not-me',
    defaultMessage: 'ไม่ใช่ฉัน',
    description: 'Button beside something that the member did not do',
  },
  ended: defineMessage<{ count: number }>({
    id: 'account.feature-profile.activity.ended',
    defaultMessage: '{count, plural, =0 {ไม่มีเครื่องอื่นที่เข้าสู่ระบบอยู่} other {ออกจากระบบเครื่องอื่นแล้ว # เครื่อง}}',
    description: 'After "this was not me": number of sessions that were ended',
  }),
  next: {
    id: 'account.feature-profile.activity.next',
    defaultMessage: 'ตรวจว่าเบอร์โทรศัพท์และ LINE ที่ใช้เข้าสู่ระบบยังเป็นของคุณ ถ้าไม่ใช่ให้เปลี่ยนเลย',
    description: 'After that: what to check next',
  },
  checkSignIn: {
    id: 'account.feature-profile.activity.check-sign-in',
    defaultMessage: 'ดูวิธีเข้าสู่ระบบ',
    description: 'Link to the settings of phone, LINE and passkeys',
  },
  signIn: {
    id: 'account.feature-profile.activity.sign-in',
    defaultMessage: 'เข้าสู่ระบบ',
    description: 'Event: signed in',
  },
  signInPhone: {
    id: 'account.feature-profile.activity.sign-in-phone',
    defaultMessage: 'เข้าสู่ระบบด้วยเบอร์โทรศัพท์',
    description: 'Event: signed in by phone',
  },
  signInLine: {
    id: 'account.feature-profile.activity.sign-in-line',
    defaultMessage: 'เข้าสู่ระบบด้วย LINE',
    description: 'Event: signed in with LINE',
  },
  signInPasskey: {
    id: 'account.feature-profile.activity.sign-in-passkey',
    defaultMessage: 'เข้าสู่ระบบด้วยพาสคีย์',
    description: 'Event: signed in with a passkey',
  },
  failed: {
    id: 'account.feature-profile.activity.failed',
    defaultMessage: 'เข้าสู่ระบบหรือยืนยันตัวตนไม่สำเร็จ',
    description: 'Event: a wrong or old code, or a refused passkey',
  },
  code: {
    id: 'account.feature-profile.activity.code',
    defaultMessage: 'ขอรหัสทาง SMS',
    description: 'Event: a code was sent to the phone',
  },
  limit: {
    id: 'account.feature-profile.activity.limit',
    defaultMessage: 'ทำรายการถี่เกินไป จึงหยุดไว้ชั่วคราว',
    description: 'Event: a limit was reached',
  },
  refused: {
    id: 'account.feature-profile.activity.refused',
    defaultMessage: 'ปฏิเสธการเข้าใช้ที่ผิดปกติ',
    description: 'Event: a token was refused',
  },
  copied: {
    id: 'account.feature-profile.activity.copied',
    defaultMessage: 'มีคนใช้การเข้าสู่ระบบของคุณจากที่อื่น เราปฏิเสธแล้ว',
    description: 'Event: a copied token was used in another browser and refused',
  },
  signedOutCopied: {
    id: 'account.feature-profile.activity.signed-out-copied',
    defaultMessage: 'มีคนใช้การเข้าสู่ระบบของเครื่องนี้จากที่อื่น เราจึงออกจากระบบให้',
    description: 'Event: a copied token and cookie were used elsewhere, so the session was ended',
  },
  factor: {
    id: 'account.feature-profile.activity.factor',
    defaultMessage: 'เปลี่ยนวิธีเข้าสู่ระบบ',
    description: 'Event: a way to sign in was changed',
  },
  phoneChanged: {
    id: 'account.feature-profile.activity.phone-changed',
    defaultMessage: 'เปลี่ยนเบอร์โทรศัพท์',
    description: 'Event',
  },
  phoneRestored: {
    id: 'account.feature-profile.activity.phone-restored',
    defaultMessage: 'กลับไปใช้เบอร์โทรศัพท์เดิม',
    description: 'Event: a change of the phone was undone',
  },
  lineLinked: {
    id: 'account.feature-profile.activity.line-linked',
    defaultMessage: 'เชื่อม LINE',
    description: 'Event',
  },
  lineUnlinked: {
    id: 'account.feature-profile.activity.line-unlinked',
    defaultMessage: 'เลิกเชื่อม LINE',
    description: 'Event',
  },
  passkeyAdded: {
    id: 'account.feature-profile.activity.passkey-added',
    defaultMessage: 'เพิ่มพาสคีย์',
    description: 'Event',
  },
  passkeyRemoved: {
    id: 'account.feature-profile.activity.passkey-removed',
    defaultMessage: 'ลบพาสคีย์',
    description: 'Event',
  },
  signedOut: {
    id: 'account.feature-profile.activity.signed-out',
    defaultMessage: 'ออกจากระบบ',
    description: 'Event: signed out on this device',
  },
  signedOutOne: {
    id: 'account.feature-profile.activity.signed-out-one',
    defaultMessage: 'ออกจากระบบเครื่องอื่น 1 เครื่อง',
    description: 'Event: one other session was ended',
  },
  signedOutOthers: {
    id: 'account.feature-profile.activity.signed-out-others',
    defaultMessage: 'ออกจากระบบเครื่องอื่นทั้งหมด',
    description: 'Event: all other sessions were ended',
  },
  exported: {
    id: 'account.feature-profile.activity.exported',
    defaultMessage: 'ดาวน์โหลดข้อมูลของบัญชี',
    description: 'Event: the data was exported',
  },
  deletion: {
    id: 'account.feature-profile.activity.deletion',
    defaultMessage: 'ขอลบบัญชี',
    description: 'Event: the deletion of the account was requested',
  },
  deletionCancelled: {
    id: 'account.feature-profile.activity.deletion-cancelled',
    defaultMessage: 'ยกเลิกการลบบัญชี',
    description: 'Event',
  },
});
