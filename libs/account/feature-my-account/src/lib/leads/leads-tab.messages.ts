import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  heading: {
    id: 'account.feature-my-account.leads.heading',
    defaultMessage: 'ข้อความที่ได้รับ',
    description: 'Heading of the enquiries',
  },
  empty: {
    id: 'account.feature-my-account.leads.empty',
    defaultMessage: 'เมื่อมีคนสนใจทรัพย์ของคุณ ข้อความจะอยู่ที่นี่',
    description: 'There are no enquiries',
  },
  none: {
    id: 'account.feature-my-account.leads.none',
    defaultMessage: 'ไม่มีข้อความในสถานะนี้',
    description: 'No enquiry matches the filter',
  },
  filter: {
    id: 'account.feature-my-account.leads.filter',
    defaultMessage: 'สถานะ',
    description: 'Label of the state filter',
  },
  all: defineMessage<{ count: number }>({
    id: 'account.feature-my-account.leads.all',
    defaultMessage: 'ทั้งหมด {count, number}',
    description: 'Filter: enquiries in every state',
  }),
  state: defineMessage<{ state: string; count: number }>({
    id: 'account.feature-my-account.leads.state',
    defaultMessage: '{state} {count, number}',
    description: 'Filter: enquiries in one state',
  }),
  oneAsset: {
    id: 'account.feature-my-account.leads.one-asset',
    defaultMessage: 'เฉพาะประกาศเดียว',
    description: 'Active filter: enquiries about one listing',
  },
  allAssets: {
    id: 'account.feature-my-account.leads.all-assets',
    defaultMessage: 'แสดงของทุกประกาศ',
    description: 'Button that removes the filter by listing',
  },
});
