import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  required: defineMessage<{ field: string }>({
    id: 'account.create-asset.problem.required',
    defaultMessage: 'ยังไม่ได้กรอก{field}',
    description: 'Error: this field is required for publishing',
  }),
  unchosen: defineMessage<{ field: string }>({
    id: 'account.create-asset.problem.unchosen',
    defaultMessage: 'ยังไม่ได้เลือก{field}',
    description: 'Error: nothing is chosen, which is required for publishing',
  }),
  too_short: defineMessage<{ field: string; min: string }>({
    id: 'account.create-asset.problem.too-short',
    defaultMessage: '{field}สั้นไป ต้องมีอย่างน้อย {min} ตัวอักษร',
    description: 'Error: the text is too short to publish',
  }),
  too_long: defineMessage<{ field: string; max: string }>({
    id: 'account.create-asset.problem.too-long',
    defaultMessage: '{field}ยาวเกิน {max} ตัวอักษร',
    description: 'Error: the text is too long',
  }),
  too_small: defineMessage<{ field: string; min: string }>({
    id: 'account.create-asset.problem.too-small',
    defaultMessage: '{field}ต้องไม่น้อยกว่า {min}',
    description: 'Error: the number is below the minimum',
  }),
  too_large: defineMessage<{ field: string; max: string }>({
    id: 'account.create-asset.problem.too-large',
    defaultMessage: '{field}ต้องไม่เกิน {max}',
    description: 'Error: the number is above the maximum',
  }),
  too_few: defineMessage<{ min: string }>({
    id: 'account.create-asset.problem.too-few',
    defaultMessage: 'ต้องมีรูปถ่ายอย่างน้อย {min} รูป',
    description: 'Error: too few photographs to publish',
  }),
  contact_details: defineMessage<{ field: string }>({
    id: 'account.create-asset.problem.contact-details',
    defaultMessage: 'เอาเบอร์โทร ไอดีไลน์ และลิงก์ออกจาก{field} ช่องทางติดต่ออยู่ในโปรไฟล์ของคุณ',
    description: 'Error: the text contains a phone number, LINE ID or link',
  }),
  url: defineMessage<{ hosts: string }>({
    id: 'account.create-asset.problem.url',
    defaultMessage: 'ใส่ลิงก์ของวิดีโอนั้น ไม่ใช่หน้าแรกหรือช่อง ขึ้นต้นด้วย https:// จาก {hosts}',
    description: 'Error: the URL is not on a supported site, or is that of a site or a channel instead of a video',
  }),
  not_whole: defineMessage<{ field: string }>({
    id: 'account.create-asset.problem.not-whole',
    defaultMessage: '{field}ต้องเป็นจำนวนเต็ม',
    description: 'Error: the number must be an integer',
  }),
  unread: defineMessage<{ field: string }>({
    id: 'account.create-asset.problem.unread',
    defaultMessage: '{field}อ่านไม่ได้ ใส่ตัวเลขเดียว ไม่ติดลบ',
    description: 'Error: the input is not one number, for example 1-3 or -5',
  }),
  unread_floor: {
    id: 'account.create-asset.problem.unread-floor',
    defaultMessage: 'ใส่ชั้นเป็นตัวเลขเดียว ชั้น 12A คือชั้นที่ 13 ให้ใส่ 13 ส่วนชั้นใต้ดินใส่เลขติดลบ เช่น -1',
    description: 'Error: the floor is not one number. Buildings without a 13th floor call it 12A',
  },
  above_building: defineMessage<{ field: string }>({
    id: 'account.create-asset.problem.above-building',
    defaultMessage: '{field}สูงกว่าจำนวนชั้นของอาคาร',
    description: 'Error: the floor of the unit is higher than the building',
  }),
  invalid: defineMessage<{ field: string }>({
    id: 'account.create-asset.problem.invalid',
    defaultMessage: 'ตรวจสอบ{field}อีกครั้ง',
    description: 'Error: the API rejected the value',
  }),
});
