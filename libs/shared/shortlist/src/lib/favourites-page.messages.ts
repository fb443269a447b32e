import { defineMessages, type NoMessageValues, type MessageTag } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  description: NoMessageValues;
  count: { count: number };
  here: { signIn: MessageTag };
  needsScript: NoMessageValues;
  empty: NoMessageValues;
  browse: NoMessageValues;
  failed: NoMessageValues;
  retry: NoMessageValues;
  gone: { count: number };
  removeGone: NoMessageValues;
  more: NoMessageValues;
}>({
  title: { id: 'shared.shortlist.page.title', defaultMessage: 'รายการโปรด', description: 'Title of the page' },
  description: {
    id: 'shared.shortlist.page.description',
    defaultMessage: 'ทรัพย์ที่คุณบันทึกไว้ดูทีหลัง',
    description: 'Under the title',
  },
  count: {
    id: 'shared.shortlist.page.count',
    defaultMessage: '{count, plural, other {# ทรัพย์}}',
    description: 'How many assets are kept',
  },
  here: {
    id: 'shared.shortlist.page.here',
    defaultMessage: 'บันทึกไว้ในเบราว์เซอร์นี้ <signIn>เข้าสู่ระบบ</signIn>เพื่อเก็บไว้ในบัญชีและดูได้ทุกเครื่อง',
    description: 'To visitors, above what they keep',
  },
  needsScript: {
    id: 'shared.shortlist.page.needs-script',
    defaultMessage: 'รายการโปรดเก็บไว้ในเบราว์เซอร์ของคุณ เปิด JavaScript เพื่อดู',
    description: 'Where scripts are off',
  },
  empty: {
    id: 'shared.shortlist.page.empty',
    defaultMessage: 'ยังไม่มีรายการโปรด กดรูปหัวใจบนประกาศที่สนใจเพื่อเก็บไว้ที่นี่',
    description: 'Where nothing is kept',
  },
  browse: { id: 'shared.shortlist.page.browse', defaultMessage: 'ดูประกาศทั้งหมด', description: 'Link to the list' },
  failed: {
    id: 'shared.shortlist.page.failed',
    defaultMessage: 'โหลดรายการโปรดไม่สำเร็จ รายการของคุณยังอยู่ครบ',
    description: 'Where the assets could not be read',
  },
  retry: { id: 'shared.shortlist.page.retry', defaultMessage: 'ลองอีกครั้ง', description: 'Button: read them again' },
  gone: {
    id: 'shared.shortlist.page.gone',
    defaultMessage: '{count, plural, other {มี # ประกาศที่ผู้ขายลบหรือซ่อนไปแล้ว}}',
    description: 'How many of the kept assets can no longer be opened',
  },
  removeGone: {
    id: 'shared.shortlist.page.remove-gone',
    defaultMessage: 'เอาออกจากรายการ',
    description: 'Button: keep those no longer',
  },
  more: { id: 'shared.shortlist.page.more', defaultMessage: 'ดูเพิ่ม', description: 'Button: show more of the list' },
});
