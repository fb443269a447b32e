import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'account.feature-profile.deletion.title',
    defaultMessage: 'ลบบัญชี',
    description: 'Heading of the account deletion',
  },
  lead: defineMessage<{ days: number }>({
    id: 'account.feature-profile.deletion.lead',
    defaultMessage: '{days, plural, other {หน้าและประกาศของคุณจะถูกซ่อนทันที และลบถาวรใน # วัน ระหว่างนั้นเปลี่ยนใจได้}}',
    description: 'Explains what deleting the account does',
  }),
  begin: {
    id: 'account.feature-profile.deletion.begin',
    defaultMessage: 'ลบบัญชีของฉัน',
    description: 'Button that explains the deletion and asks to confirm it',
  },
  confirm: {
    id: 'account.feature-profile.deletion.confirm',
    defaultMessage: 'ยืนยันลบบัญชี',
    description: 'Button that deletes the account, below the explanation',
  },
  stop: {
    id: 'account.feature-profile.deletion.stop',
    defaultMessage: 'ไม่ลบแล้ว',
    description: 'Button that cancels the deletion before it is confirmed',
  },
  erases: {
    id: 'account.feature-profile.deletion.erases',
    defaultMessage: 'สิ่งที่จะลบ',
    description: 'Heading above what is deleted',
  },
  erasesProfile: {
    id: 'account.feature-profile.deletion.erases-profile',
    defaultMessage: 'โปรไฟล์ รูป เบอร์โทร LINE และการเข้าสู่ระบบทุกเครื่อง',
    description: 'Deleted: the profile and its sessions',
  },
  erasesListings: {
    id: 'account.feature-profile.deletion.erases-listings',
    defaultMessage: 'ประกาศทั้งหมด พร้อมรูปและสถิติ',
    description: 'Deleted: the listings',
  },
  erasesKept: {
    id: 'account.feature-profile.deletion.erases-kept',
    defaultMessage: 'ทรัพย์ที่บันทึก การค้นหาที่บันทึก และการแจ้งเตือน',
    description: 'Deleted: favourites, saved searches and notifications',
  },
  erasesNotes: {
    id: 'account.feature-profile.deletion.erases-notes',
    defaultMessage: 'โน้ตส่วนตัวในการสนทนา และข้อความสำเร็จรูป',
    description: 'Deleted: private notes on conversations, and saved replies',
  },
  keeps: {
    id: 'account.feature-profile.deletion.keeps',
    defaultMessage: 'สิ่งที่ยังอยู่ และเพราะอะไร',
    description: 'Heading above what is retained',
  },
  keepsMessages: {
    id: 'account.feature-profile.deletion.keeps-messages',
    defaultMessage: 'ข้อความในการสนทนา เพราะอีกฝ่ายเก็บไว้ด้วย แต่จะไม่เหลือชื่อและเบอร์ของคุณ',
    description: 'Retained: messages of conversations, without name and phone',
  },
  keepsLimits: {
    id: 'account.feature-profile.deletion.keeps-limits',
    defaultMessage: 'ตัวนับการส่งรหัสของเบอร์นี้ เพื่อกันการส่งรบกวน ลบเองภายใน 24 ชั่วโมง',
    description: 'Retained for a day: counters of the rate limit for codes',
  },
  underWay: defineMessage<{ date: string }>({
    id: 'account.feature-profile.deletion.under-way',
    defaultMessage: 'ขอลบไว้แล้ว บัญชีจะถูกลบถาวร {date}',
    description: 'In the settings while the deletion is scheduled',
  }),
  noticeTitle: defineMessage<{ date: string }>({
    id: 'account.feature-profile.deletion.notice-title',
    defaultMessage: 'บัญชีนี้จะถูกลบถาวร {date}',
    description: 'Notice on every page of the account while the deletion is scheduled',
  }),
  noticeText: {
    id: 'account.feature-profile.deletion.notice-text',
    defaultMessage: 'ตอนนี้คนอื่นไม่เห็นหน้าและประกาศของคุณ',
    description: 'Text below the title of the notice',
  },
  keep: {
    id: 'account.feature-profile.deletion.keep',
    defaultMessage: 'ใช้บัญชีต่อ',
    description: 'Button that cancels the deletion',
  },
  isKept: {
    id: 'account.feature-profile.deletion.kept',
    defaultMessage: 'ไม่ลบบัญชีแล้ว ประกาศกลับมาแสดงเหมือนเดิม',
    description: 'Toast: the deletion was cancelled',
  },
});
