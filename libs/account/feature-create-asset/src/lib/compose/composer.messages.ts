import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  th: {
    id: 'account.create-asset.compose.th',
    defaultMessage: 'เขียนให้จากข้อมูลที่กรอก',
    description: 'Button: generate the empty Thai title and description from the fields',
  },
  en: {
    id: 'account.create-asset.compose.en',
    defaultMessage: 'เขียนภาษาอังกฤษให้จากข้อมูลที่กรอก',
    description: 'Button: generate the empty English title and description from the fields',
  },
  composed: {
    id: 'account.create-asset.compose.composed',
    defaultMessage: 'เรียบเรียงจากข้อมูลที่กรอก แก้เป็นคำของคุณเองได้',
    description: 'Below a text that was generated and not changed since',
  },
});
