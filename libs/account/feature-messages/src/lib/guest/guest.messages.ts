import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'account.feature-messages.guest.title',
    defaultMessage: 'การสนทนากับผู้ขาย',
    description: 'Title of the page that the link in an SMS opens',
  },
  expires: defineMessage<{ date: string }>({
    id: 'account.feature-messages.guest.expires',
    defaultMessage: 'ใครมีลิงก์นี้ก็เปิดการสนทนาได้ ลิงก์ใช้ได้ถึง {date}',
    description: 'Note above the conversation: who can open the link, and until when',
  }),
  signIn: {
    id: 'account.feature-messages.guest.sign-in',
    defaultMessage: 'เข้าสู่ระบบด้วยเบอร์นี้เพื่อเก็บไว้',
    description: 'Link: sign in with the phone that got the link, to keep the conversation in the account',
  },
  gone: {
    id: 'account.feature-messages.guest.gone',
    defaultMessage: 'ลิงก์นี้ใช้ไม่ได้แล้ว',
    description: 'Heading: the link is unknown, expired or revoked',
  },
  goneText: {
    id: 'account.feature-messages.guest.gone-text',
    defaultMessage: 'ลิงก์อาจหมดอายุ ถูกยกเลิก หรือคัดลอกมาไม่ครบ ถ้าเข้าสู่ระบบด้วยเบอร์ที่ใช้ถามผู้ขาย จะเห็นการสนทนาทั้งหมดของคุณ',
    description: 'Explains what to do when the link does not work',
  },
  goneSignIn: {
    id: 'account.feature-messages.guest.gone-sign-in',
    defaultMessage: 'เข้าสู่ระบบ',
    description: 'Link to sign-in, when the link does not work',
  },
  goneFind: {
    id: 'account.feature-messages.guest.gone-find',
    defaultMessage: 'ค้นหาทรัพย์',
    description: 'Link to the search, when the link does not work',
  },
  revoked: {
    id: 'account.feature-messages.guest.revoked',
    defaultMessage: 'ยกเลิกลิงก์แล้ว ลิงก์นี้เปิดการสนทนาไม่ได้อีก',
    description: 'Confirmation: the link was revoked',
  },
  failed: {
    id: 'account.feature-messages.guest.failed',
    defaultMessage: 'เปิดการสนทนาไม่ได้',
    description: 'Error: the conversation could not be loaded',
  },
  retry: {
    id: 'account.feature-messages.guest.retry',
    defaultMessage: 'ลองใหม่',
    description: 'Button that loads the conversation again',
  },
  revokeTitle: {
    id: 'account.feature-messages.guest.revoke-title',
    defaultMessage: 'ยกเลิกลิงก์นี้ไหม',
    description: 'Heading of the question before the link is revoked',
  },
  revokeText: {
    id: 'account.feature-messages.guest.revoke-text',
    defaultMessage: 'ลิงก์จะเปิดการสนทนาไม่ได้อีก ทั้งของคุณและของคนที่คุณส่งต่อ และจะไม่มี SMS เรื่องนี้มาอีก ผู้ขายยังเห็นข้อความเดิม',
    description: 'Explains what revoking the link does',
  },
  revokeConfirm: {
    id: 'account.feature-messages.guest.revoke-confirm',
    defaultMessage: 'ยกเลิกลิงก์',
    description: 'Button that revokes the link',
  },
  keep: {
    id: 'account.feature-messages.guest.keep',
    defaultMessage: 'เก็บลิงก์ไว้',
    description: 'Button that closes the question without revoking the link',
  },
});
