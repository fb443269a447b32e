import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  heading: {
    id: 'account.feature-my-account.requests.heading',
    defaultMessage: 'บริการที่ขอไว้',
    description: 'Heading of the service requests',
  },
  empty: {
    id: 'account.feature-my-account.requests.empty',
    defaultMessage: 'เมื่อขอบริการ เช่น ถ่ายภาพหรือทำความสะอาด จะติดตามได้ที่นี่',
    description: 'The member has no service requests',
  },
  browse: {
    id: 'account.feature-my-account.requests.browse',
    defaultMessage: 'ดูบริการ',
    description: 'Link to the services',
  },
  asked: defineMessage<{ date: string }>({
    id: 'account.feature-my-account.requests.asked',
    defaultMessage: 'ขอเมื่อ {date}',
    description: 'The date of the service request',
  }),
  dates: {
    id: 'account.feature-my-account.requests.dates',
    defaultMessage: 'วันที่สะดวก',
    description: 'Label of the preferred dates',
  },
  asset: {
    id: 'account.feature-my-account.requests.asset',
    defaultMessage: 'สำหรับทรัพย์',
    description: 'Label of the listing that the request is about',
  },
  detail: {
    id: 'account.feature-my-account.requests.detail',
    defaultMessage: 'รายละเอียด',
    description: 'Label of the details of a request',
  },
});
