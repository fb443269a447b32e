import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  required: { field: string };
  too_short: { field: string; min: string };
  too_long: { field: string; max: string };
  too_small: { field: string; min: string };
  too_large: { field: string; max: string };
  too_few: { min: string };
  contact_details: { field: string };
  url: { hosts: string };
  not_whole: { field: string };
  unread: { field: string };
  above_building: { field: string };
  invalid: { field: string };
}>({
  required: {
    id: 'account.create-asset.problem.required',
    defaultMessage: 'ยังไม่ได้กรอก{field}',
    description: 'A field that publishing needs is empty',
  },
  too_short: {
    id: 'account.create-asset.problem.too-short',
    defaultMessage: '{field}สั้นไป ต้องมีอย่างน้อย {min} ตัวอักษร',
    description: 'A text is too short to publish',
  },
  too_long: {
    id: 'account.create-asset.problem.too-long',
    defaultMessage: '{field}ยาวเกิน {max} ตัวอักษร',
    description: 'A text is too long to be saved',
  },
  too_small: {
    id: 'account.create-asset.problem.too-small',
    defaultMessage: '{field}ต้องไม่น้อยกว่า {min}',
    description: 'A number is below what is possible',
  },
  too_large: {
    id: 'account.create-asset.problem.too-large',
    defaultMessage: '{field}ต้องไม่เกิน {max}',
    description: 'A number is above what is possible',
  },
  too_few: {
    id: 'account.create-asset.problem.too-few',
    defaultMessage: 'ต้องมีรูปถ่ายอย่างน้อย {min} รูป',
    description: 'Too few photographs to publish',
  },
  contact_details: {
    id: 'account.create-asset.problem.contact-details',
    defaultMessage: 'เอาเบอร์โทร ไอดีไลน์ และลิงก์ออกจาก{field} ช่องทางติดต่ออยู่ในโปรไฟล์ของคุณ',
    description: 'A text holds a phone number, LINE id or link',
  },
  url: {
    id: 'account.create-asset.problem.url',
    defaultMessage: 'ใส่ลิงก์ที่ขึ้นต้นด้วย https:// จาก {hosts}',
    description: 'An address that is not on one of the hosts',
  },
  not_whole: {
    id: 'account.create-asset.problem.not-whole',
    defaultMessage: '{field}ต้องเป็นจำนวนเต็ม',
    description: 'A number that counts things is not a whole one',
  },
  unread: {
    id: 'account.create-asset.problem.unread',
    defaultMessage: '{field}ต้องเป็นตัวเลขจำนวนเดียว',
    description: 'What was typed where a number is asked for is none, or several: 1-3',
  },
  above_building: {
    id: 'account.create-asset.problem.above-building',
    defaultMessage: '{field}สูงกว่าจำนวนชั้นของอาคาร',
    description: 'A unit would be on a floor that its building does not have',
  },
  invalid: {
    id: 'account.create-asset.problem.invalid',
    defaultMessage: 'ตรวจสอบ{field}อีกครั้ง',
    description: 'A value the API does not take',
  },
});
