import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  th: {
    id: 'account.create-asset.compose.th',
    defaultMessage: 'เขียนให้จากข้อมูลที่กรอก',
    description: 'Button: composes Thai title and description, where they are empty, from the fields',
  },
  en: {
    id: 'account.create-asset.compose.en',
    defaultMessage: 'เขียนภาษาอังกฤษให้จากข้อมูลที่กรอก',
    description: 'Button: composes English title and description, where they are empty, from the fields',
  },
  composed: {
    id: 'account.create-asset.compose.composed',
    defaultMessage: 'เรียบเรียงจากข้อมูลที่กรอก แก้เป็นคำของคุณเองได้',
    description: 'Under a text that is as it was composed',
  },
});
