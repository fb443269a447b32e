import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  phoneVerified: NoMessageValues;
  lineLinked: NoMessageValues;
  since: { date: string };
  active: { count: number };
  line: NoMessageValues;
  facebook: NoMessageValues;
}>({
  title: {
    id: 'shared.asset-view.poster.title',
    defaultMessage: 'ผู้ขาย',
    description: 'Heading above who posted the listing',
  },
  phoneVerified: {
    id: 'shared.asset-view.poster.phone-verified',
    defaultMessage: 'ยืนยันเบอร์โทรแล้ว',
    description: 'Badge: the phone was proven by a code',
  },
  lineLinked: {
    id: 'shared.asset-view.poster.line-linked',
    defaultMessage: 'เชื่อม LINE แล้ว',
    description: 'Badge: the LINE account is linked',
  },
  since: {
    id: 'shared.asset-view.poster.since',
    defaultMessage: 'เป็นสมาชิกตั้งแต่ {date}',
    description: 'Month the member joined',
  },
  active: {
    id: 'shared.asset-view.poster.active',
    defaultMessage: '{count, plural, other {มี # ประกาศ}}',
    description: 'Number of the member’s active listings',
  },
  line: {
    id: 'shared.asset-view.poster.line',
    defaultMessage: 'แชตทาง LINE',
    description: 'Button to the seller’s LINE',
  },
  facebook: {
    id: 'shared.asset-view.poster.facebook',
    defaultMessage: 'Facebook ของผู้ขาย',
    description: 'Link to the seller’s Facebook',
  },
});
