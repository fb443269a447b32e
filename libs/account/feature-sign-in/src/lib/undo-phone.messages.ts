import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'account.feature-sign-in.undo-phone.title',
    defaultMessage: 'เอาเบอร์เดิมคืน',
    description: 'Heading and title of the page that undoes the change of a phone number',
  },
  lead: {
    id: 'account.feature-sign-in.undo-phone.lead',
    defaultMessage: 'ถ้าคุณไม่ได้เปลี่ยนเบอร์เอง เอาเบอร์เดิมคืนได้เลย ทุกเครื่องจะออกจากระบบ และวิธีเข้าสู่ระบบที่เพิ่มหลังจากนั้นจะหายไป',
    description: 'What the button does: restores the number, ends all sessions, removes ways to sign in added since',
  },
  undo: {
    id: 'account.feature-sign-in.undo-phone.undo',
    defaultMessage: 'ใช้เบอร์เดิม',
    description: 'Button that restores the old phone number',
  },
  done: {
    id: 'account.feature-sign-in.undo-phone.done',
    defaultMessage: 'ได้เบอร์เดิมคืนแล้ว',
    description: 'The old phone number was restored',
  },
  doneText: {
    id: 'account.feature-sign-in.undo-phone.done-text',
    defaultMessage: 'เข้าสู่ระบบด้วยเบอร์เดิมได้เลย',
    description: 'What to do after the old phone number was restored',
  },
  signIn: {
    id: 'account.feature-sign-in.undo-phone.sign-in',
    defaultMessage: 'เข้าสู่ระบบ',
    description: 'Link to sign-in after the old phone number was restored',
  },
  incomplete: {
    id: 'account.feature-sign-in.undo-phone.incomplete',
    defaultMessage: 'ลิงก์ไม่ครบ เปิดจาก SMS อีกครั้ง',
    description: 'Error: the address has no token of the text message',
  },
});
