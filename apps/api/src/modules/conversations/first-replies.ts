import type { SavedReplies } from '@yoodee/api-contract/saved-replies';

/** The default saved replies, for members who have saved none of their own. */
export const firstReplies: SavedReplies['items'] = [
  { locale: 'th', text: 'ยังว่างอยู่ สนใจนัดดูวันไหน แจ้งได้เลย' },
  { locale: 'th', text: 'สะดวกเข้าชมวันไหน ช่วงเวลาไหน' },
  { locale: 'th', text: 'ราคายังพอคุยกันได้ ลองมาดูของจริงก่อน แล้วค่อยคุยกัน' },
  { locale: 'th', text: 'ขอเช็กข้อมูลให้แน่ใจก่อน แล้วจะรีบตอบกลับ' },
  { locale: 'th', text: 'มีผู้จองแล้ว ขอบคุณที่สนใจ' },
  { locale: 'en', text: 'Yes, it is still available. When would you like to see it?' },
  { locale: 'en', text: 'Which day and time suit you for a viewing?' },
  { locale: 'en', text: 'The price is slightly negotiable. Have a look first, then let’s talk.' },
  { locale: 'en', text: 'Let me check that and get back to you soon.' },
  { locale: 'en', text: 'It is already reserved. Thank you for your interest.' },
];
