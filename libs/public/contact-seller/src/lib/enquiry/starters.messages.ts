import { defineMessages } from 'react-intl';

/** Questions to start a message from. They are put into it as they are, and can be edited there. */
export const starterMessages = defineMessages({
  negotiable: {
    id: 'public.contact-seller.starter.negotiable',
    defaultMessage: 'ราคานี้ยังต่อรองได้ไหม',
    description: 'Question to the seller: a sale',
  },
  transfer: {
    id: 'public.contact-seller.starter.transfer',
    defaultMessage: 'โอนได้เร็วที่สุดเมื่อไร และติดจำนองหรือภาระอื่นอยู่ไหม',
    description: 'Question to the seller: a sale',
  },
  moveIn: {
    id: 'public.contact-seller.starter.move-in',
    defaultMessage: 'เข้าอยู่ได้เร็วที่สุดเมื่อไร',
    description: 'Question to the seller: a rental',
  },
  lease: {
    id: 'public.contact-seller.starter.lease',
    defaultMessage: 'สัญญาขั้นต่ำกี่เดือน และต้องจ่ายอะไรบ้างก่อนเข้าอยู่',
    description: 'Question to the seller: a rental',
  },
  instalments: {
    id: 'public.contact-seller.starter.instalments',
    defaultMessage: 'ผ่อนดาวน์ไปแล้วเท่าไร เหลืออีกกี่งวด งวดละเท่าไร',
    description: 'Question to the seller: a down-payment sale',
  },
  assignment: {
    id: 'public.contact-seller.starter.assignment',
    defaultMessage: 'เปลี่ยนชื่อในสัญญาได้เมื่อไร และมีค่าเปลี่ยนสัญญาเท่าไร',
    description: 'Question to the seller: a down-payment sale',
  },
  included: {
    id: 'public.contact-seller.starter.included',
    defaultMessage: 'ราคาเซ้งรวมอะไรบ้าง',
    description: 'Question to the seller: a lease takeover',
  },
  landlord: {
    id: 'public.contact-seller.starter.landlord',
    defaultMessage: 'เจ้าของที่ให้ทำสัญญาเช่าใหม่ไหม และค่าเช่าจะเปลี่ยนหรือไม่',
    description: 'Question to the seller: a lease takeover',
  },
  access: {
    id: 'public.contact-seller.starter.access',
    defaultMessage: 'ทางเข้าที่ดินเป็นทางสาธารณะหรือทางส่วนบุคคล',
    description: 'Question to the seller: land',
  },
  utilities: {
    id: 'public.contact-seller.starter.utilities',
    defaultMessage: 'น้ำและไฟฟ้าถึงที่ดินแล้วหรือยัง',
    description: 'Question to the seller: land',
  },
  purpose: {
    id: 'public.contact-seller.starter.purpose',
    defaultMessage: 'ปลูกสร้างหรือถมที่ได้ไหมระหว่างเช่า',
    description: 'Question to the owner: land to rent',
  },
  turnover: {
    id: 'public.contact-seller.starter.turnover',
    defaultMessage: 'รายได้และค่าใช้จ่ายต่อเดือนประมาณเท่าไร',
    description: 'Question to the seller: a business',
  },
  tenant: {
    id: 'public.contact-seller.starter.tenant',
    defaultMessage: 'ตอนนี้มีผู้เช่าอยู่ไหม สัญญาเหลือเท่าไร',
    description: 'Question to the seller: commercial premises',
  },
  signs: {
    id: 'public.contact-seller.starter.signs',
    defaultMessage: 'ติดป้ายและต่อเติมภายในได้ไหม',
    description: 'Question to the owner: commercial premises to rent',
  },
  condition: {
    id: 'public.contact-seller.starter.condition',
    defaultMessage: 'มีอะไรที่ต้องซ่อมหรือเพิ่งซ่อมไปบ้าง',
    description: 'Question to the seller: a building',
  },
  handover: {
    id: 'public.contact-seller.starter.handover',
    defaultMessage: 'โครงการกำหนดโอนกรรมสิทธิ์เมื่อไร',
    description: 'Question to the seller: a unit under construction',
  },
  pets: {
    id: 'public.contact-seller.starter.pets',
    defaultMessage: 'เลี้ยงสัตว์ได้ไหม',
    description: 'Question to the owner: a home to rent',
  },
  flood: {
    id: 'public.contact-seller.starter.flood',
    defaultMessage: 'หน้าฝนน้ำเคยท่วมไหม',
    description: 'Question to the seller: a house',
  },
  utilityRates: {
    id: 'public.contact-seller.starter.utility-rates',
    defaultMessage: 'ค่าน้ำค่าไฟคิดอย่างไร',
    description: 'Question to the owner: a room or unit to rent',
  },
  commonFee: {
    id: 'public.contact-seller.starter.common-fee',
    defaultMessage: 'ค่าส่วนกลางเดือนละเท่าไร และมีที่จอดรถประจำไหม',
    description: 'Question to the seller: a condominium',
  },
});
