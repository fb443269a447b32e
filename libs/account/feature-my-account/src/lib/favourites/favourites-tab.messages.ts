import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  heading: {
    id: 'account.feature-my-account.favourites.heading',
    defaultMessage: 'รายการโปรด',
    description: 'Heading of the favourites',
  },
  empty: {
    id: 'account.feature-my-account.favourites.empty',
    defaultMessage: 'กดหัวใจที่ทรัพย์ที่ชอบ แล้วจะอยู่ที่นี่ทุกเครื่อง',
    description: 'The member has no favourites',
  },
  browse: {
    id: 'account.feature-my-account.favourites.browse',
    defaultMessage: 'ดูทรัพย์ทั้งหมด',
    description: 'Link to the list of listings',
  },
  dropped: defineMessage<{ from: string; to: string }>({
    id: 'account.feature-my-account.favourites.dropped',
    defaultMessage: 'ลดราคา {from} → {to}',
    description: 'The price is lower than when the asset was saved',
  }),
  risen: defineMessage<{ from: string; to: string }>({
    id: 'account.feature-my-account.favourites.risen',
    defaultMessage: 'ขึ้นราคา {from} → {to}',
    description: 'The price is higher than when the asset was saved',
  }),
  gone: {
    id: 'account.feature-my-account.favourites.gone',
    defaultMessage: 'ประกาศนี้ไม่มีแล้ว',
    description: 'The page of a favourite is no longer available',
  },
  remove: {
    id: 'account.feature-my-account.favourites.remove',
    defaultMessage: 'เอาออก',
    description: 'Button that removes a favourite',
  },
  removed: {
    id: 'account.feature-my-account.favourites.removed',
    defaultMessage: 'เอาออกจากรายการโปรดแล้ว',
    description: 'Confirmation: a favourite was removed',
  },
  saved: defineMessage<{ when: string }>({
    id: 'account.feature-my-account.favourites.saved',
    defaultMessage: 'บันทึกเมื่อ {when}',
    description: 'When the favourite was saved; for example "3 days ago"',
  }),
});
