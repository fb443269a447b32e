import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'shared.ui-asset-detail.seller.title',
    defaultMessage: 'ผู้ขาย',
    description: 'Heading of the card about the seller',
  },
  phoneVerified: {
    id: 'shared.ui-asset-detail.seller.phone-verified',
    defaultMessage: 'ยืนยันเบอร์โทรแล้ว',
    description: 'Badge: the phone number is verified',
  },
  lineLinked: {
    id: 'shared.ui-asset-detail.seller.line-linked',
    defaultMessage: 'เชื่อม LINE แล้ว',
    description: 'Badge: the LINE account is linked',
  },
  since: defineMessage<{ date: string }>({
    id: 'shared.ui-asset-detail.seller.since',
    defaultMessage: 'เป็นสมาชิกตั้งแต่ {date}',
    description: 'Month when the member joined',
  }),
  active: defineMessage<{ count: number }>({
    id: 'shared.ui-asset-detail.seller.active',
    defaultMessage: '{count, plural, other {มี # ประกาศ}}',
    description: 'Number of active listings of the member',
  }),
  line: {
    id: 'shared.ui-asset-detail.seller.line',
    defaultMessage: 'แชตทาง LINE',
    description: 'Button to the seller’s LINE',
  },
  facebook: {
    id: 'shared.ui-asset-detail.seller.facebook',
    defaultMessage: 'Facebook ของผู้ขาย',
    description: 'Link to the seller’s Facebook',
  },
});
