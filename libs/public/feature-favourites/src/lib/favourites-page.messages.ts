import { defineMessage, defineMessages, type MessageTag } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'public.feature-favourites.page.title', defaultMessage: 'รายการโปรด', description: 'Title of the page' },
  description: {
    id: 'public.feature-favourites.page.description',
    defaultMessage: 'ทรัพย์ที่คุณบันทึกไว้ดูทีหลัง',
    description: 'Text below the title',
  },
  count: defineMessage<{ count: number }>({
    id: 'public.feature-favourites.page.count',
    defaultMessage: '{count, plural, other {# ทรัพย์}}',
    description: 'Number of favourites',
  }),
  here: defineMessage<{ signIn: MessageTag }>({
    id: 'public.feature-favourites.page.here',
    defaultMessage: 'บันทึกไว้ในเบราว์เซอร์นี้ <signIn>เข้าสู่ระบบ</signIn>เพื่อเก็บไว้ในบัญชีและดูได้ทุกเครื่อง',
    description: 'For visitors who are not signed in: favourites are stored in this browser',
  }),
  needsScript: {
    id: 'public.feature-favourites.page.needs-script',
    defaultMessage: 'รายการโปรดเก็บไว้ในเบราว์เซอร์ของคุณ เปิด JavaScript เพื่อดู',
    description: 'Shown without JavaScript',
  },
  empty: {
    id: 'public.feature-favourites.page.empty',
    defaultMessage: 'ยังไม่มีรายการโปรด กดรูปหัวใจบนประกาศที่สนใจเพื่อเก็บไว้ที่นี่',
    description: 'When there are no favourites',
  },
  browse: {
    id: 'public.feature-favourites.page.browse',
    defaultMessage: 'ดูประกาศทั้งหมด',
    description: 'Link to the list',
  },
  failed: {
    id: 'public.feature-favourites.page.failed',
    defaultMessage: 'โหลดรายการโปรดไม่สำเร็จ รายการของคุณยังอยู่ครบ',
    description: 'Error: loading the favourites failed',
  },
  retry: {
    id: 'public.feature-favourites.page.retry',
    defaultMessage: 'ลองอีกครั้ง',
    description: 'Button that loads the favourites again',
  },
  gone: defineMessage<{ count: number }>({
    id: 'public.feature-favourites.page.gone',
    defaultMessage: '{count, plural, other {มี # ประกาศที่ผู้ขายลบหรือซ่อนไปแล้ว}}',
    description: 'Number of favourites that are no longer available',
  }),
  removeGone: {
    id: 'public.feature-favourites.page.remove-gone',
    defaultMessage: 'เอาออกจากรายการ',
    description: 'Button that removes the unavailable favourites',
  },
  more: {
    id: 'public.feature-favourites.page.more',
    defaultMessage: 'ดูเพิ่ม',
    description: 'Button that shows more favourites',
  },
});
