import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  breadcrumb: NoMessageValues;
  home: NoMessageValues;
  news: NoMessageValues;
  thaiOnly: NoMessageValues;
  by: { author: string };
  updated: { date: string };
  contents: NoMessageValues;
  sources: NoMessageValues;
  share: NoMessageValues;
  shareOn: { site: string };
  related: NoMessageValues;
  assets: NoMessageValues;
  allAssets: NoMessageValues;
}>({
  breadcrumb: {
    id: 'public.feature-news.article.breadcrumb',
    defaultMessage: 'คุณอยู่ที่',
    description: 'Label of the links from the home page down to the article',
  },
  home: {
    id: 'public.feature-news.article.home',
    defaultMessage: 'หน้าแรก',
    description: 'The home page, in the breadcrumb',
  },
  news: {
    id: 'public.feature-news.article.news',
    defaultMessage: 'ข่าว',
    description: 'The news list, in the breadcrumb',
  },
  thaiOnly: {
    id: 'public.feature-news.article.thai-only',
    defaultMessage: 'บทความนี้มีเฉพาะภาษาไทย',
    description: 'On an English page whose article is not translated',
  },
  by: {
    id: 'public.feature-news.article.by',
    defaultMessage: 'โดย {author}',
    description: 'Who wrote the article',
  },
  updated: {
    id: 'public.feature-news.article.updated',
    defaultMessage: 'ปรับปรุง {date}',
    description: 'When the article was last changed',
  },
  contents: {
    id: 'public.feature-news.article.contents',
    defaultMessage: 'ในบทความนี้',
    description: "Heading of the list of the article's parts",
  },
  sources: {
    id: 'public.feature-news.article.sources',
    defaultMessage: 'แหล่งอ้างอิง',
    description: 'Heading of the list of sources',
  },
  share: {
    id: 'public.feature-news.article.share',
    defaultMessage: 'แชร์บทความนี้',
    description: 'Heading of the links to share the article',
  },
  shareOn: {
    id: 'public.feature-news.article.share-on',
    defaultMessage: 'แชร์ทาง {site}',
    description: 'Link that shares the article on a site',
  },
  related: {
    id: 'public.feature-news.article.related',
    defaultMessage: 'อ่านต่อ',
    description: 'Heading of related articles',
  },
  assets: {
    id: 'public.feature-news.article.assets',
    defaultMessage: 'ประกาศที่เกี่ยวข้อง',
    description: 'Heading of listings that go with the article',
  },
  allAssets: {
    id: 'public.feature-news.article.all-assets',
    defaultMessage: 'ดูประกาศทั้งหมด',
    description: 'Link to all listings that go with the article',
  },
});
