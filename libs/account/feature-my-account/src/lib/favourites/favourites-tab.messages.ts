import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  heading: NoMessageValues;
  empty: NoMessageValues;
  browse: NoMessageValues;
  dropped: { from: string; to: string };
  risen: { from: string; to: string };
  gone: NoMessageValues;
  remove: NoMessageValues;
  removed: NoMessageValues;
  saved: { when: string };
}>({
  heading: {
    id: 'account.feature-my-account.favourites.heading',
    defaultMessage: 'รายการโปรด',
    description: 'Heading of the favourites',
  },
  empty: {
    id: 'account.feature-my-account.favourites.empty',
    defaultMessage: 'กดหัวใจที่ทรัพย์ที่ชอบ แล้วจะอยู่ที่นี่ทุกเครื่อง',
    description: 'The member keeps nothing yet',
  },
  browse: {
    id: 'account.feature-my-account.favourites.browse',
    defaultMessage: 'ดูทรัพย์ทั้งหมด',
    description: 'Link to the list of listings',
  },
  dropped: {
    id: 'account.feature-my-account.favourites.dropped',
    defaultMessage: 'ลดราคา {from} → {to}',
    description: 'The price has fallen since it was saved',
  },
  risen: {
    id: 'account.feature-my-account.favourites.risen',
    defaultMessage: 'ขึ้นราคา {from} → {to}',
    description: 'The price has risen since it was saved',
  },
  gone: {
    id: 'account.feature-my-account.favourites.gone',
    defaultMessage: 'ประกาศนี้ไม่มีแล้ว',
    description: 'The page of a kept listing cannot be opened any more',
  },
  remove: {
    id: 'account.feature-my-account.favourites.remove',
    defaultMessage: 'เอาออก',
    description: 'Button that keeps a listing no longer',
  },
  removed: {
    id: 'account.feature-my-account.favourites.removed',
    defaultMessage: 'เอาออกจากรายการโปรดแล้ว',
    description: 'Said after a listing was removed',
  },
  saved: {
    id: 'account.feature-my-account.favourites.saved',
    defaultMessage: 'บันทึกเมื่อ {when}',
    description: 'When a listing was kept; e.g. "3 days ago"',
  },
});
