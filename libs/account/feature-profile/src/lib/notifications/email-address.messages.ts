import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  heading: {
    id: 'account.feature-profile.email.heading',
    defaultMessage: 'อีเมลสำหรับรับแจ้ง',
    description: 'Heading above the mail address for notifications',
  },
  none: {
    id: 'account.feature-profile.email.none',
    defaultMessage: 'ใช้รับการแจ้งเตือนเท่านั้น ไม่แสดงให้ใครเห็น',
    description: 'Below the heading: what the mail address is for',
  },
  add: {
    id: 'account.feature-profile.email.add',
    defaultMessage: 'เพิ่มอีเมล',
    description: 'Button that opens the form for a mail address',
  },
  change: {
    id: 'account.feature-profile.email.change',
    defaultMessage: 'เปลี่ยนอีเมล',
    description: 'Button that opens the form for another mail address',
  },
  remove: {
    id: 'account.feature-profile.email.remove',
    defaultMessage: 'ลบอีเมล',
    description: 'Button that removes the mail address',
  },
  removed: {
    id: 'account.feature-profile.email.removed',
    defaultMessage: 'ลบอีเมลแล้ว จะไม่มีอะไรส่งไปอีก',
    description: 'Toast after the mail address was removed',
  },
  stop: {
    id: 'account.feature-profile.email.stop',
    defaultMessage: 'ไม่เปลี่ยนแล้ว',
    description: 'Button that closes the form for a mail address',
  },
  address: {
    id: 'account.feature-profile.email.address',
    defaultMessage: 'อีเมล',
    description: 'Label of the field for a mail address',
  },
  invalid: {
    id: 'account.feature-profile.email.invalid',
    defaultMessage: 'อีเมลไม่ถูกต้อง เช่น somying@example.com',
    description: 'Error: what was typed is no mail address',
  },
  send: {
    id: 'account.feature-profile.email.send',
    defaultMessage: 'ส่งรหัสยืนยัน',
    description: 'Button that mails a code to the address',
  },
  sent: defineMessage<{ email: string }>({
    id: 'account.feature-profile.email.sent',
    defaultMessage: 'ส่งรหัส 6 หลักไปที่ {email} แล้ว ใช้ได้ 15 นาที',
    description: 'Above the field for the code that was mailed',
  }),
  code: {
    id: 'account.feature-profile.email.code',
    defaultMessage: 'รหัสจากอีเมล',
    description: 'Label of the field for the code that was mailed',
  },
  codeInvalid: {
    id: 'account.feature-profile.email.code-invalid',
    defaultMessage: 'รหัสเป็นตัวเลข 6 หลัก',
    description: 'Error: what was typed is no code',
  },
  verify: {
    id: 'account.feature-profile.email.verify',
    defaultMessage: 'ยืนยันอีเมล',
    description: 'Button that checks the code that was mailed',
  },
  verified: {
    id: 'account.feature-profile.email.verified',
    defaultMessage: 'ยืนยันอีเมลแล้ว',
    description: 'Toast after the mail address was verified',
  },
  other: {
    id: 'account.feature-profile.email.other',
    defaultMessage: 'ส่งใหม่หรือใช้อีเมลอื่น',
    description: 'Button that goes back to the field for the mail address',
  },
});
