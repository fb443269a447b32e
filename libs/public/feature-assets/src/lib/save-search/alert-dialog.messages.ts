import { defineMessage, defineMessages, type MessageTag } from 'react-intl';

export const messages = defineMessages({
  title: defineMessage<{ kind: string }>({
    id: 'public.feature-assets.alert-dialog.title',
    defaultMessage: '{kind, select, prices {แจ้งเมื่อราคาลด} other {รับแจ้งเตือนประกาศใหม่}}',
    description:
      'Title of the dialog in which a visitor asks for alerts by LINE or mail: falling prices, or new matches',
  }),
  lead: defineMessage<{ kind: string; b: MessageTag; name: string }>({
    id: 'public.feature-assets.alert-dialog.lead',
    defaultMessage:
      '{kind, select, prices {ไม่ต้องสมัครสมาชิก เราส่งให้เมื่อราคาตั้งกลางของ <b>{name}</b> ลดลง ไม่เกินเดือนละครั้ง} other {ไม่ต้องสมัครสมาชิก เราส่งให้เมื่อมีประกาศใหม่ที่ตรงกับ <b>{name}</b>}}',
    description: 'Explains the dialog; the name is that of the search, or of a district and type',
  }),
  channel: {
    id: 'public.feature-assets.alert-dialog.channel',
    defaultMessage: 'รับทาง',
    description: 'Label of the choice between LINE and email',
  },
  line: {
    id: 'public.feature-assets.alert-dialog.line',
    defaultMessage: 'LINE',
    description: 'Choice: alerts by LINE',
  },
  email: {
    id: 'public.feature-assets.alert-dialog.email',
    defaultMessage: 'อีเมล',
    description: 'Label of the field for an email address, and the choice of alerts by email',
  },
  emailError: {
    id: 'public.feature-assets.alert-dialog.email-error',
    defaultMessage: 'อีเมลไม่ถูกต้อง เช่น somying@example.com',
    description: 'Error: the input is not an email address',
  },
  frequency: {
    id: 'public.feature-assets.alert-dialog.frequency',
    defaultMessage: 'ส่งให้',
    description: 'Label of how often messages are sent',
  },
  instant: {
    id: 'public.feature-assets.alert-dialog.instant',
    defaultMessage: 'ทันที',
    description: 'Frequency: immediately for every match',
  },
  daily: {
    id: 'public.feature-assets.alert-dialog.daily',
    defaultMessage: 'วันละครั้ง (8:00 น.)',
    description: 'Frequency: once a day',
  },
  weekly: {
    id: 'public.feature-assets.alert-dialog.weekly',
    defaultMessage: 'สัปดาห์ละครั้ง (8:00 น.)',
    description: 'Frequency: once a week',
  },
  send: {
    id: 'public.feature-assets.alert-dialog.send',
    defaultMessage: 'ส่งลิงก์ยืนยัน',
    description: 'Button that mails the link which confirms the address',
  },
  sendByLine: {
    id: 'public.feature-assets.alert-dialog.send-by-line',
    defaultMessage: 'ต่อไป ยืนยันใน LINE',
    description: 'Button that prepares the text which the visitor then sends from LINE',
  },
  linePrivacy: {
    id: 'public.feature-assets.alert-dialog.line-privacy',
    defaultMessage: 'เราใช้ LINE นี้ส่งแจ้งเตือนเท่านั้น พิมพ์ “หยุด” ในแชตเพื่อหยุดได้ทุกเมื่อ',
    description: 'Small print: what the LINE account is used for',
  },
  privacy: {
    id: 'public.feature-assets.alert-dialog.privacy',
    defaultMessage: 'ใช้อีเมลนี้ส่งแจ้งเตือนเท่านั้น หยุดได้ทุกเมื่อจากลิงก์ในอีเมล',
    description: 'Small print: what the address is used for',
  },
  account: defineMessage<{ a: MessageTag }>({
    id: 'public.feature-assets.alert-dialog.account',
    defaultMessage: 'มีบัญชีแล้ว หรืออยากรับบนมือถือเครื่องนี้ด้วย <a>เข้าสู่ระบบ</a>',
    description: 'At the end of the form; the link leads to sign-in',
  }),
  offline: {
    id: 'public.feature-assets.alert-dialog.offline',
    defaultMessage: 'ส่งไม่สำเร็จ ตรวจอินเทอร์เน็ตแล้วลองอีกครั้ง',
    description: 'Error: the network failed',
  },
  close: {
    id: 'public.feature-assets.alert-dialog.close',
    defaultMessage: 'ปิด',
    description: 'Name of the button that closes the dialog',
  },
  sentTitle: {
    id: 'public.feature-assets.alert-dialog.sent-title',
    defaultMessage: 'เปิดอีเมลเพื่อยืนยัน',
    description: 'Title of the dialog after the link was sent',
  },
  sentText: defineMessage<{ kind: string; email: string }>({
    id: 'public.feature-assets.alert-dialog.sent-text',
    defaultMessage:
      'เราส่งลิงก์ไปที่ {email} กดยืนยันแล้ว{kind, select, prices {เราจะแจ้งเมื่อราคาลด} other {จะเริ่มส่งประกาศ}} ส่งลิงก์ได้วันละฉบับ ถ้าวันนี้ขอไปแล้ว ใช้ลิงก์ในฉบับก่อนได้เลย',
    description: 'What happens next, after the link was sent',
  }),
  chatTitle: {
    id: 'public.feature-assets.alert-dialog.chat-title',
    defaultMessage: 'ส่งข้อความใน LINE เพื่อยืนยัน',
    description: 'Title of the dialog when the text for LINE is ready',
  },
  chatText: {
    id: 'public.feature-assets.alert-dialog.chat-text',
    defaultMessage: 'LINE จะเปิดแชตของเราพร้อมข้อความที่เตรียมไว้ กดส่งได้เลย ข้อความใช้ได้ 1 ชั่วโมง',
    description: 'What happens next, when the text for LINE is ready',
  },
  openLine: {
    id: 'public.feature-assets.alert-dialog.open-line',
    defaultMessage: 'เปิด LINE',
    description: 'Link that opens the chat in LINE',
  },
  done: {
    id: 'public.feature-assets.alert-dialog.done',
    defaultMessage: 'เข้าใจแล้ว',
    description: 'Button that closes the dialog when there is nothing left to do in it',
  },
});
