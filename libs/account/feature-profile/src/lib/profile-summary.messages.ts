import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  lead: {
    id: 'account.feature-profile.summary.lead',
    defaultMessage: 'สิ่งที่คนอื่นเห็นในหน้าของคุณและในประกาศ',
    description: 'Text below the heading of the profile section',
  },
  since: defineMessage<{ date: string }>({
    id: 'account.feature-profile.summary.since',
    defaultMessage: 'เป็นสมาชิกตั้งแต่ {date}',
    description: 'Date when the account was created',
  }),
  phone: {
    id: 'account.feature-profile.summary.phone',
    defaultMessage: 'เบอร์ติดต่อ',
    description: 'Label of the phone number for visitors',
  },
  line: { id: 'account.feature-profile.summary.line', defaultMessage: 'ไอดี LINE', description: 'Label of the LINE ID' },
  facebook: {
    id: 'account.feature-profile.summary.facebook',
    defaultMessage: 'Facebook',
    description: 'Label of the Facebook address',
  },
  bio: {
    id: 'account.feature-profile.summary.bio',
    defaultMessage: 'แนะนำตัว',
    description: 'Label of the biography',
  },
  hidden: {
    id: 'account.feature-profile.summary.hidden',
    defaultMessage: 'ไม่แสดง',
    description: 'The contact method is not shown to visitors',
  },
  unset: {
    id: 'account.feature-profile.summary.unset',
    defaultMessage: 'ยังไม่ได้ใส่',
    description: 'Stands for an empty field',
  },
  edit: {
    id: 'account.feature-profile.summary.edit',
    defaultMessage: 'แก้ไขโปรไฟล์',
    description: 'Link to the profile form',
  },
  publicPage: {
    id: 'account.feature-profile.summary.public-page',
    defaultMessage: 'ดูหน้าที่คนอื่นเห็น',
    description: 'Link to the public page of the member',
  },
});
