import type { Locale } from '@yoodee/site';

interface Words {
  title: string;
  lead: string;
  email: string;
  emailError: string;
  frequency: string;
  frequencies: Record<'instant' | 'daily' | 'weekly', string>;
  send: string;
  privacy: string;
  account: string;
  signIn: string;
  offline: string;
  close: string;
  sentTitle: string;
  sentText: (email: string) => string;
  done: string;
}

/**
 * Words of the dialog, which load with it. The messages of an app are one file that every page loads, and the list has
 * no room left for them (decision 0050).
 */
export const words: Record<Locale, Words> = {
  th: {
    title: 'รับประกาศใหม่ทางอีเมล',
    lead: 'ไม่ต้องสมัครสมาชิก เราส่งให้เมื่อมีประกาศใหม่ที่ตรงกับ',
    email: 'อีเมล',
    emailError: 'อีเมลไม่ถูกต้อง เช่น somying@example.com',
    frequency: 'ส่งให้',
    frequencies: { instant: 'ทันที', daily: 'วันละครั้ง (8:00 น.)', weekly: 'สัปดาห์ละครั้ง (8:00 น.)' },
    send: 'ส่งลิงก์ยืนยัน',
    privacy: 'ใช้อีเมลนี้ส่งประกาศเท่านั้น หยุดได้ทุกเมื่อจากลิงก์ในอีเมล',
    account: 'มีบัญชีแล้ว หรืออยากรับทาง LINE และบนมือถือ',
    signIn: 'เข้าสู่ระบบแล้วบันทึกการค้นหา',
    offline: 'ส่งไม่สำเร็จ ตรวจอินเทอร์เน็ตแล้วลองอีกครั้ง',
    close: 'ปิด',
    sentTitle: 'เปิดอีเมลเพื่อยืนยัน',
    sentText: (email) => `เราส่งลิงก์ไปที่ ${email} กดยืนยันแล้วจะเริ่มส่งประกาศ ส่งลิงก์ได้วันละฉบับ ถ้าวันนี้ขอไปแล้ว ใช้ลิงก์ในฉบับก่อนได้เลย`,
    done: 'เข้าใจแล้ว',
  },
  en: {
    title: 'New listings by email',
    lead: 'No account needed. We write when there are new listings for',
    email: 'Email',
    emailError: 'This is not an email address, e.g. somying@example.com',
    frequency: 'Send',
    frequencies: { instant: 'At once', daily: 'Once a day (8:00)', weekly: 'Once a week (8:00)' },
    send: 'Send the confirmation link',
    privacy: 'We use this address for these listings only. Every email has a link that stops them.',
    account: 'You have an account, or want LINE or notifications on your phone?',
    signIn: 'Sign in and save the search',
    offline: 'Not sent. Check your connection and try again.',
    close: 'Close',
    sentTitle: 'Confirm in your email',
    sentText: (email) =>
      `We sent a link to ${email}. New listings follow once you have confirmed. An address gets one link a day: if you asked before today, use the link in that email.`,
    done: 'Got it',
  },
};
