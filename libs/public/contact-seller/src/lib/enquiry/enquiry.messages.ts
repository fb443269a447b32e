import { defineMessage, defineMessages, type MessageTag } from 'react-intl';

export const messages = defineMessages({
  title: defineMessage<{ seller: string }>({
    id: 'public.contact-seller.enquiry.title',
    defaultMessage: 'ส่งข้อความถึง {seller}',
    description: 'Heading of the enquiry form',
  }),
  close: {
    id: 'public.contact-seller.enquiry.close',
    defaultMessage: 'ปิด',
    description: 'Button that closes the form',
  },
  kind: {
    id: 'public.contact-seller.enquiry.kind',
    defaultMessage: 'อยากคุยเรื่องอะไร',
    description: 'Label of the type of enquiry',
  },
  question: {
    id: 'public.contact-seller.enquiry.question',
    defaultMessage: 'ถามคำถาม',
    description: 'Type of enquiry: a question',
  },
  offer: {
    id: 'public.contact-seller.enquiry.offer',
    defaultMessage: 'เสนอราคา',
    description: 'Type of enquiry: an offer',
  },
  still_available: {
    id: 'public.contact-seller.enquiry.still-available',
    defaultMessage: 'ยังอยู่ไหม',
    description: 'Type of enquiry: is the property still available',
  },
  missing_info: {
    id: 'public.contact-seller.enquiry.missing-info',
    defaultMessage: 'ขอข้อมูลเพิ่ม',
    description: 'Type of enquiry: missing details',
  },
  missingFields: {
    id: 'public.contact-seller.enquiry.missing-fields',
    defaultMessage: 'อยากรู้เรื่องใดบ้าง',
    description: 'Label of the missing details to ask for',
  },
  missingFieldsError: {
    id: 'public.contact-seller.enquiry.missing-fields-error',
    defaultMessage: 'เลือกอย่างน้อยหนึ่งเรื่อง',
    description: 'Error: no detail is selected',
  },
  starters: {
    id: 'public.contact-seller.enquiry.starters',
    defaultMessage: 'เริ่มจากคำถาม',
    description: 'Label of the suggested questions; pressing one adds it to the message',
  },
  message: {
    id: 'public.contact-seller.enquiry.message',
    defaultMessage: 'ข้อความ',
    description: 'Label of the message',
  },
  messageOptional: {
    id: 'public.contact-seller.enquiry.message-optional',
    defaultMessage: 'ข้อความเพิ่มเติม (ไม่บังคับ)',
    description: 'Label of the message when it is optional',
  },
  offerHint: {
    id: 'public.contact-seller.enquiry.offer-hint',
    defaultMessage: 'ราคาที่เสนอ เงินสดหรือกู้ และช่วงที่พร้อมโอน',
    description: 'Hint: what an offer should contain',
  },
  messageError: {
    id: 'public.contact-seller.enquiry.message-error',
    defaultMessage: 'เขียนข้อความถึงผู้ขาย ไม่เกิน 1,000 ตัวอักษร',
    description: 'Error: the message is empty or too long',
  },
  name: { id: 'public.contact-seller.enquiry.name', defaultMessage: 'ชื่อของคุณ', description: 'Label of the name' },
  nameHint: {
    id: 'public.contact-seller.enquiry.name-hint',
    defaultMessage: 'ชื่อเล่นก็ได้',
    description: 'Hint for the name',
  },
  nameError: {
    id: 'public.contact-seller.enquiry.name-error',
    defaultMessage: 'บอกชื่อที่ให้ผู้ขายเรียกคุณ',
    description: 'Error: the name is empty',
  },
  phone: {
    id: 'public.contact-seller.enquiry.phone',
    defaultMessage: 'เบอร์โทรของคุณ',
    description: 'Label of the phone number',
  },
  phoneHint: {
    id: 'public.contact-seller.enquiry.phone-hint',
    defaultMessage: 'ผู้ขายจะติดต่อกลับทางเบอร์นี้',
    description: 'Hint for the phone number',
  },
  phoneError: {
    id: 'public.contact-seller.enquiry.phone-error',
    defaultMessage: 'ใส่เบอร์ไทยให้ครบ เช่น 081-234-5678',
    description: 'Error: the phone number is empty or not a Thai number',
  },
  remember: {
    id: 'public.contact-seller.enquiry.remember',
    defaultMessage: 'จำชื่อและเบอร์ไว้ในเครื่องนี้',
    description: 'Checkbox: store name and phone number in this browser',
  },
  consentLabel: {
    id: 'public.contact-seller.enquiry.consent-label',
    defaultMessage: 'ความยินยอม',
    description: 'Label of the consent',
  },
  consent: defineMessage<{ seller: string }>({
    id: 'public.contact-seller.enquiry.consent',
    defaultMessage: 'ยินยอมให้ส่งชื่อ เบอร์โทร และข้อความนี้ให้ {seller}',
    description: 'Checkbox of the consent; required',
  }),
  consentMore: {
    id: 'public.contact-seller.enquiry.consent-more',
    defaultMessage: 'อ่านข้อความยินยอมทั้งหมด',
    description: 'Button that shows the full text of the consent',
  },
  consentText: defineMessage<{ seller: string; email: string }>({
    id: 'public.contact-seller.enquiry.consent-text',
    defaultMessage:
      'ชื่อ เบอร์โทร และข้อความของคุณจะส่งให้ {seller} เพื่อติดต่อคุณเรื่องนี้เท่านั้น และเก็บในกล่องข้อความของผู้รับจนกว่าผู้รับจะลบบัญชี ขอดู แก้ไข หรือลบข้อมูลได้ที่ {email}',
    description: 'Full text of the consent; its version is stored with the enquiry',
  }),
  consentError: {
    id: 'public.contact-seller.enquiry.consent-error',
    defaultMessage: 'ติ๊กยินยอมก่อน เราจึงส่งเบอร์ของคุณให้ผู้ขายได้',
    description: 'Error: the consent is not checked',
  },
  send: {
    id: 'public.contact-seller.enquiry.send',
    defaultMessage: 'ส่งถึงผู้ขาย',
    description: 'Button that sends the enquiry',
  },
  offline: {
    id: 'public.contact-seller.enquiry.offline',
    defaultMessage: 'ยังส่งไม่ได้เพราะไม่มีอินเทอร์เน็ต ข้อความของคุณยังอยู่ครบ กดส่งอีกครั้งเมื่อต่อได้',
    description: 'Error: the network failed; the input is not lost',
  },
  sentTitle: defineMessage<{ seller: string }>({
    id: 'public.contact-seller.enquiry.sent-title',
    defaultMessage: 'ส่งถึง {seller} แล้ว',
    description: 'Heading after the enquiry was sent',
  }),
  sentText: defineMessage<{ phone: string }>({
    id: 'public.contact-seller.enquiry.sent-text',
    defaultMessage: 'ข้อความอยู่ในบัญชีของผู้ขายแล้ว เมื่อผู้ขายตอบ เราจะส่งลิงก์อ่านคำตอบไปที่ {phone}',
    description: 'Explains what happens after sending, to a visitor without an account',
  }),
  sentTextMember: defineMessage<{ link: MessageTag }>({
    id: 'public.contact-seller.enquiry.sent-text-member',
    defaultMessage: 'ข้อความอยู่ในบัญชีของผู้ขายแล้ว คำตอบจะมาที่<link>กล่องข้อความของคุณ</link>',
    description: 'Explains what happens after sending, to a member; the link opens their inbox',
  }),
  sentHint: {
    id: 'public.contact-seller.enquiry.sent-hint',
    defaultMessage: 'ถ้ายังเงียบอยู่ ลองโทรหรือแชตหาผู้ขายโดยตรง อย่าโอนเงินก่อนได้เห็นทรัพย์จริง',
    description: 'Advice after sending: what to do without a reply, and a warning',
  },
  done: {
    id: 'public.contact-seller.enquiry.done',
    defaultMessage: 'เรียบร้อย',
    description: 'Button that closes the form after sending',
  },
});
