import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  lead: { days: number };
  begin: NoMessageValues;
  stop: NoMessageValues;
  erases: NoMessageValues;
  erasesProfile: NoMessageValues;
  erasesListings: NoMessageValues;
  erasesKept: NoMessageValues;
  erasesReceived: NoMessageValues;
  keeps: NoMessageValues;
  keepsSent: NoMessageValues;
  keepsLimits: NoMessageValues;
  underWay: { date: string };
  noticeTitle: { date: string };
  noticeText: NoMessageValues;
  keep: NoMessageValues;
  isKept: NoMessageValues;
}>({
  title: {
    id: 'account.feature-profile.deletion.title',
    defaultMessage: 'ลบบัญชี',
    description: 'Heading of the deletion',
  },
  lead: {
    id: 'account.feature-profile.deletion.lead',
    defaultMessage: '{days, plural, other {หน้าและประกาศของคุณจะถูกซ่อนทันที และลบถาวรใน # วัน ระหว่างนั้นเปลี่ยนใจได้}}',
    description: 'What deleting the account means',
  },
  begin: {
    id: 'account.feature-profile.deletion.begin',
    defaultMessage: 'ลบบัญชีของฉัน',
    description: 'Button that shows what a deletion does and asks for the code',
  },
  stop: {
    id: 'account.feature-profile.deletion.stop',
    defaultMessage: 'ไม่ลบแล้ว',
    description: 'Button that leaves the deletion before the code was given',
  },
  erases: {
    id: 'account.feature-profile.deletion.erases',
    defaultMessage: 'สิ่งที่จะลบ',
    description: 'Above what is erased',
  },
  erasesProfile: {
    id: 'account.feature-profile.deletion.erases-profile',
    defaultMessage: 'โปรไฟล์ รูป เบอร์โทร LINE และการเข้าสู่ระบบทุกเครื่อง',
    description: 'Erased: the profile and its sessions',
  },
  erasesListings: {
    id: 'account.feature-profile.deletion.erases-listings',
    defaultMessage: 'ประกาศทั้งหมด พร้อมรูปและสถิติ',
    description: 'Erased: the listings',
  },
  erasesKept: {
    id: 'account.feature-profile.deletion.erases-kept',
    defaultMessage: 'ทรัพย์ที่บันทึก การค้นหาที่บันทึก และการแจ้งเตือน',
    description: 'Erased: favourites, searches, notices',
  },
  erasesReceived: {
    id: 'account.feature-profile.deletion.erases-received',
    defaultMessage: 'ข้อความที่มีคนติดต่อคุณมา',
    description: 'Erased: enquiries that the member received',
  },
  keeps: {
    id: 'account.feature-profile.deletion.keeps',
    defaultMessage: 'สิ่งที่ยังอยู่ และเพราะอะไร',
    description: 'Above what is not erased',
  },
  keepsSent: {
    id: 'account.feature-profile.deletion.keeps-sent',
    defaultMessage: 'การติดต่อที่คุณส่งหาคนอื่น เพราะเป็นบันทึกของผู้รับ แต่จะไม่เหลือชื่อ เบอร์ และข้อความของคุณ',
    description: 'Stays: enquiries that the member sent, without name, phone and words',
  },
  keepsLimits: {
    id: 'account.feature-profile.deletion.keeps-limits',
    defaultMessage: 'ตัวนับการส่งรหัสของเบอร์นี้ เพื่อกันการส่งรบกวน ลบเองภายใน 24 ชั่วโมง',
    description: 'Stays for a day: the counters against too many codes',
  },
  underWay: {
    id: 'account.feature-profile.deletion.under-way',
    defaultMessage: 'ขอลบไว้แล้ว บัญชีจะถูกลบถาวร {date}',
    description: 'In the settings while the deletion waits',
  },
  noticeTitle: {
    id: 'account.feature-profile.deletion.notice-title',
    defaultMessage: 'บัญชีนี้จะถูกลบถาวร {date}',
    description: 'On every page of the account while the deletion waits',
  },
  noticeText: {
    id: 'account.feature-profile.deletion.notice-text',
    defaultMessage: 'ตอนนี้คนอื่นไม่เห็นหน้าและประกาศของคุณ',
    description: 'Below the title of the notice',
  },
  keep: {
    id: 'account.feature-profile.deletion.keep',
    defaultMessage: 'ใช้บัญชีต่อ',
    description: 'Button that takes the deletion back',
  },
  isKept: {
    id: 'account.feature-profile.deletion.kept',
    defaultMessage: 'ไม่ลบบัญชีแล้ว ประกาศกลับมาแสดงเหมือนเดิม',
    description: 'Toast: the deletion was taken back',
  },
});
