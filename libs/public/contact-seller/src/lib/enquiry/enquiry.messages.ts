import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: { seller: string };
  close: NoMessageValues;
  kind: NoMessageValues;
  question: NoMessageValues;
  viewing: NoMessageValues;
  offer: NoMessageValues;
  still_available: NoMessageValues;
  missing_info: NoMessageValues;
  missingFields: NoMessageValues;
  missingFieldsError: NoMessageValues;
  slots: NoMessageValues;
  slotsHint: NoMessageValues;
  slotsError: NoMessageValues;
  slotDay: { number: number };
  slotTime: { number: number };
  pickDay: NoMessageValues;
  pickTime: NoMessageValues;
  time: { time: string };
  addSlot: NoMessageValues;
  removeSlot: { number: number };
  message: NoMessageValues;
  messageOptional: NoMessageValues;
  offerHint: NoMessageValues;
  messageError: NoMessageValues;
  name: NoMessageValues;
  nameHint: NoMessageValues;
  nameError: NoMessageValues;
  phone: NoMessageValues;
  phoneHint: NoMessageValues;
  phoneError: NoMessageValues;
  remember: NoMessageValues;
  consentLabel: NoMessageValues;
  consent: { seller: string };
  consentMore: NoMessageValues;
  consentText: { seller: string; email: string };
  consentError: NoMessageValues;
  send: NoMessageValues;
  offline: NoMessageValues;
  sentTitle: { seller: string };
  sentText: { phone: string };
  sentHint: NoMessageValues;
  done: NoMessageValues;
}>({
  title: {
    id: 'public.contact-seller.enquiry.title',
    defaultMessage: 'ส่งข้อความถึง {seller}',
    description: 'Heading of the enquiry form',
  },
  close: { id: 'public.contact-seller.enquiry.close', defaultMessage: 'ปิด', description: 'Closes the form' },
  kind: {
    id: 'public.contact-seller.enquiry.kind',
    defaultMessage: 'อยากคุยเรื่องอะไร',
    description: 'Label of the kinds of enquiry',
  },
  question: {
    id: 'public.contact-seller.enquiry.question',
    defaultMessage: 'ถามคำถาม',
    description: 'Kind of enquiry: a question',
  },
  viewing: {
    id: 'public.contact-seller.enquiry.viewing',
    defaultMessage: 'นัดดูทรัพย์',
    description: 'Kind of enquiry: to see the property',
  },
  offer: {
    id: 'public.contact-seller.enquiry.offer',
    defaultMessage: 'เสนอราคา',
    description: 'Kind of enquiry: an offer',
  },
  still_available: {
    id: 'public.contact-seller.enquiry.still-available',
    defaultMessage: 'ยังอยู่ไหม',
    description: 'Kind of enquiry: whether it is still to be had',
  },
  missing_info: {
    id: 'public.contact-seller.enquiry.missing-info',
    defaultMessage: 'ขอข้อมูลเพิ่ม',
    description: 'Kind of enquiry: facts that the listing does not give',
  },
  missingFields: {
    id: 'public.contact-seller.enquiry.missing-fields',
    defaultMessage: 'อยากรู้เรื่องใดบ้าง',
    description: 'Label of the facts that can be asked for',
  },
  missingFieldsError: {
    id: 'public.contact-seller.enquiry.missing-fields-error',
    defaultMessage: 'เลือกอย่างน้อยหนึ่งเรื่อง',
    description: 'No fact was chosen',
  },
  slots: {
    id: 'public.contact-seller.enquiry.slots',
    defaultMessage: 'วันเวลาที่สะดวก',
    description: 'Label of the times for a viewing',
  },
  slotsHint: {
    id: 'public.contact-seller.enquiry.slots-hint',
    defaultMessage: 'เสนอได้ไม่เกิน 3 เวลา ผู้ขายจะยืนยันกลับ',
    description: 'Hint at the times for a viewing',
  },
  slotsError: {
    id: 'public.contact-seller.enquiry.slots-error',
    defaultMessage: 'เลือกทั้งวันและเวลา อย่างน้อยหนึ่งเวลาที่ยังมาไม่ถึง',
    description: 'No whole time was chosen, or one has passed',
  },
  slotDay: {
    id: 'public.contact-seller.enquiry.slot-day',
    defaultMessage: 'วันที่เสนอ ลำดับที่ {number}',
    description: 'Name of a list of days, for those who cannot see it',
  },
  slotTime: {
    id: 'public.contact-seller.enquiry.slot-time',
    defaultMessage: 'เวลาที่เสนอ ลำดับที่ {number}',
    description: 'Name of a list of hours, for those who cannot see it',
  },
  pickDay: { id: 'public.contact-seller.enquiry.pick-day', defaultMessage: 'เลือกวัน', description: 'No day chosen yet' },
  pickTime: {
    id: 'public.contact-seller.enquiry.pick-time',
    defaultMessage: 'เลือกเวลา',
    description: 'No hour chosen yet',
  },
  time: {
    id: 'public.contact-seller.enquiry.time',
    defaultMessage: '{time} น.',
    description: 'An hour of the day, e.g. 14:00',
  },
  addSlot: {
    id: 'public.contact-seller.enquiry.add-slot',
    defaultMessage: 'เพิ่มอีกเวลา',
    description: 'Button that adds another time',
  },
  removeSlot: {
    id: 'public.contact-seller.enquiry.remove-slot',
    defaultMessage: 'เอาเวลาลำดับที่ {number} ออก',
    description: 'Button that removes a time',
  },
  message: {
    id: 'public.contact-seller.enquiry.message',
    defaultMessage: 'ข้อความ',
    description: 'Label of the message',
  },
  messageOptional: {
    id: 'public.contact-seller.enquiry.message-optional',
    defaultMessage: 'ข้อความเพิ่มเติม (ไม่บังคับ)',
    description: 'Label of the message where it may be empty',
  },
  offerHint: {
    id: 'public.contact-seller.enquiry.offer-hint',
    defaultMessage: 'ราคาที่เสนอ เงินสดหรือกู้ และช่วงที่พร้อมโอน',
    description: 'What an offer should say',
  },
  messageError: {
    id: 'public.contact-seller.enquiry.message-error',
    defaultMessage: 'เขียนข้อความถึงผู้ขาย ไม่เกิน 1,000 ตัวอักษร',
    description: 'The message is empty or too long',
  },
  name: { id: 'public.contact-seller.enquiry.name', defaultMessage: 'ชื่อของคุณ', description: 'Label of the name' },
  nameHint: {
    id: 'public.contact-seller.enquiry.name-hint',
    defaultMessage: 'ชื่อเล่นก็ได้',
    description: 'Hint at the name',
  },
  nameError: {
    id: 'public.contact-seller.enquiry.name-error',
    defaultMessage: 'บอกชื่อที่ให้ผู้ขายเรียกคุณ',
    description: 'The name is empty',
  },
  phone: {
    id: 'public.contact-seller.enquiry.phone',
    defaultMessage: 'เบอร์โทรของคุณ',
    description: 'Label of the phone',
  },
  phoneHint: {
    id: 'public.contact-seller.enquiry.phone-hint',
    defaultMessage: 'ผู้ขายจะติดต่อกลับทางเบอร์นี้',
    description: 'Hint at the phone',
  },
  phoneError: {
    id: 'public.contact-seller.enquiry.phone-error',
    defaultMessage: 'ใส่เบอร์ไทยให้ครบ เช่น 081-234-5678',
    description: 'The phone is empty or no Thai number',
  },
  remember: {
    id: 'public.contact-seller.enquiry.remember',
    defaultMessage: 'จำชื่อและเบอร์ไว้ในเครื่องนี้',
    description: 'Choice: keep name and phone in this browser',
  },
  consentLabel: {
    id: 'public.contact-seller.enquiry.consent-label',
    defaultMessage: 'ความยินยอม',
    description: 'Label of the consent',
  },
  consent: {
    id: 'public.contact-seller.enquiry.consent',
    defaultMessage: 'ยินยอมให้ส่งชื่อ เบอร์โทร และข้อความนี้ให้ {seller}',
    description: 'Consent that must be ticked',
  },
  consentMore: {
    id: 'public.contact-seller.enquiry.consent-more',
    defaultMessage: 'อ่านข้อความยินยอมทั้งหมด',
    description: 'Opens the whole text of the consent',
  },
  consentText: {
    id: 'public.contact-seller.enquiry.consent-text',
    defaultMessage:
      'ชื่อ เบอร์โทร และข้อความของคุณจะส่งให้ {seller} เพื่อติดต่อคุณเรื่องนี้เท่านั้น และเก็บในกล่องข้อความของผู้รับจนกว่าผู้รับจะลบบัญชี ขอดู แก้ไข หรือลบข้อมูลได้ที่ {email}',
    description: 'The whole text of the consent; its version is stored with the enquiry',
  },
  consentError: {
    id: 'public.contact-seller.enquiry.consent-error',
    defaultMessage: 'ติ๊กยินยอมก่อน เราจึงส่งเบอร์ของคุณให้ผู้ขายได้',
    description: 'The consent is not ticked',
  },
  send: {
    id: 'public.contact-seller.enquiry.send',
    defaultMessage: 'ส่งถึงผู้ขาย',
    description: 'Button that sends the enquiry',
  },
  offline: {
    id: 'public.contact-seller.enquiry.offline',
    defaultMessage: 'ยังส่งไม่ได้เพราะไม่มีอินเทอร์เน็ต ข้อความของคุณยังอยู่ครบ กดส่งอีกครั้งเมื่อต่อได้',
    description: 'The network failed; nothing is lost',
  },
  sentTitle: {
    id: 'public.contact-seller.enquiry.sent-title',
    defaultMessage: 'ส่งถึง {seller} แล้ว',
    description: 'Heading once the enquiry has arrived',
  },
  sentText: {
    id: 'public.contact-seller.enquiry.sent-text',
    defaultMessage: 'ข้อความอยู่ในบัญชีของผู้ขายแล้ว อ่านแล้วผู้ขายจะติดต่อกลับที่ {phone}',
    description: 'What happens next',
  },
  sentHint: {
    id: 'public.contact-seller.enquiry.sent-hint',
    defaultMessage: 'ถ้ายังเงียบอยู่ ลองโทรหรือแชตหาผู้ขายโดยตรง อย่าโอนเงินก่อนได้เห็นทรัพย์จริง',
    description: 'What to do when nobody answers, and a warning',
  },
  done: {
    id: 'public.contact-seller.enquiry.done',
    defaultMessage: 'เรียบร้อย',
    description: 'Closes the form after sending',
  },
});
