import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  heading: NoMessageValues;
  empty: NoMessageValues;
  none: NoMessageValues;
  filter: NoMessageValues;
  all: { count: number };
  state: { state: string; count: number };
  oneAsset: NoMessageValues;
  allAssets: NoMessageValues;
}>({
  heading: {
    id: 'account.feature-my-account.leads.heading',
    defaultMessage: 'ข้อความที่ได้รับ',
    description: 'Heading of the inbox',
  },
  empty: {
    id: 'account.feature-my-account.leads.empty',
    defaultMessage: 'เมื่อมีคนสนใจทรัพย์ของคุณ ข้อความจะอยู่ที่นี่',
    description: 'The inbox is empty',
  },
  none: {
    id: 'account.feature-my-account.leads.none',
    defaultMessage: 'ไม่มีข้อความในสถานะนี้',
    description: 'The filter leaves no enquiry',
  },
  filter: {
    id: 'account.feature-my-account.leads.filter',
    defaultMessage: 'สถานะ',
    description: 'Name of the choice of a state',
  },
  all: {
    id: 'account.feature-my-account.leads.all',
    defaultMessage: 'ทั้งหมด {count, number}',
    description: 'Chip that shows enquiries in every state',
  },
  state: {
    id: 'account.feature-my-account.leads.state',
    defaultMessage: '{state} {count, number}',
    description: 'Chip that shows enquiries in one state',
  },
  oneAsset: {
    id: 'account.feature-my-account.leads.one-asset',
    defaultMessage: 'เฉพาะประกาศเดียว',
    description: 'Chip: the inbox shows enquiries about one listing',
  },
  allAssets: {
    id: 'account.feature-my-account.leads.all-assets',
    defaultMessage: 'แสดงของทุกประกาศ',
    description: 'Button that takes the chip away',
  },
});
