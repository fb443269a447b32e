import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  lead: NoMessageValues;
  since: { date: string };
  phone: NoMessageValues;
  line: NoMessageValues;
  facebook: NoMessageValues;
  bio: NoMessageValues;
  hidden: NoMessageValues;
  unset: NoMessageValues;
  edit: NoMessageValues;
  publicPage: NoMessageValues;
}>({
  lead: {
    id: 'account.feature-profile.summary.lead',
    defaultMessage: 'สิ่งที่คนอื่นเห็นในหน้าของคุณและในประกาศ',
    description: 'Below the heading of the profile section',
  },
  since: {
    id: 'account.feature-profile.summary.since',
    defaultMessage: 'เป็นสมาชิกตั้งแต่ {date}',
    description: 'Since when the member has an account',
  },
  phone: {
    id: 'account.feature-profile.summary.phone',
    defaultMessage: 'เบอร์ติดต่อ',
    description: 'Label of the phone that visitors may call',
  },
  line: { id: 'account.feature-profile.summary.line', defaultMessage: 'ไอดี LINE', description: 'Label of the LINE id' },
  facebook: {
    id: 'account.feature-profile.summary.facebook',
    defaultMessage: 'Facebook',
    description: 'Label of the Facebook address',
  },
  bio: {
    id: 'account.feature-profile.summary.bio',
    defaultMessage: 'แนะนำตัว',
    description: 'Label of the words about oneself',
  },
  hidden: {
    id: 'account.feature-profile.summary.hidden',
    defaultMessage: 'ไม่แสดง',
    description: 'A way of contact that the member does not show',
  },
  unset: {
    id: 'account.feature-profile.summary.unset',
    defaultMessage: 'ยังไม่ได้ใส่',
    description: 'Nothing was filled in',
  },
  edit: {
    id: 'account.feature-profile.summary.edit',
    defaultMessage: 'แก้ไขโปรไฟล์',
    description: 'Link to the form of the profile',
  },
  publicPage: {
    id: 'account.feature-profile.summary.public-page',
    defaultMessage: 'ดูหน้าที่คนอื่นเห็น',
    description: 'Link to the public page of the member',
  },
});
