import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  news: {
    id: 'public.ui-landing.news-shelf.news',
    defaultMessage: 'อ่านก่อนตัดสินใจ',
    description: 'Heading above articles on the home page and area pages',
  },
  allNews: {
    id: 'public.ui-landing.news-shelf.all-news',
    defaultMessage: 'บทความทั้งหมด',
    description: 'Link to all articles',
  },
});
