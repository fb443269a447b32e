import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  breadcrumb: {
    id: 'public.feature-news.article.breadcrumb',
    defaultMessage: 'คุณอยู่ที่',
    description: 'Name of the breadcrumb for screen readers',
  },
  home: {
    id: 'public.feature-news.article.home',
    defaultMessage: 'หน้าแรก',
    description: 'Breadcrumb: home page',
  },
  news: {
    id: 'public.feature-news.article.news',
    defaultMessage: 'ข่าว',
    description: 'Breadcrumb: the news list',
  },
  thaiOnly: {
    id: 'public.feature-news.article.thai-only',
    defaultMessage: 'บทความนี้มีเฉพาะภาษาไทย',
    description: 'Note on an English page whose article exists only in Thai',
  },
  by: defineMessage<{ author: string }>({
    id: 'public.feature-news.article.by',
    defaultMessage: 'โดย {author}',
    description: 'Author of the article',
  }),
  updated: defineMessage<{ date: string }>({
    id: 'public.feature-news.article.updated',
    defaultMessage: 'ปรับปรุง {date}',
    description: 'Date of the last change',
  }),
  contents: {
    id: 'public.feature-news.article.contents',
    defaultMessage: 'ในบทความนี้',
    description: 'Heading of the table of contents',
  },
  sources: {
    id: 'public.feature-news.article.sources',
    defaultMessage: 'แหล่งอ้างอิง',
    description: 'Heading of the list of sources',
  },
  share: {
    id: 'public.feature-news.article.share',
    defaultMessage: 'แชร์บทความนี้',
    description: 'Heading above the share links',
  },
  shareOn: defineMessage<{ site: string }>({
    id: 'public.feature-news.article.share-on',
    defaultMessage: 'แชร์ทาง {site}',
    description: 'Link that shares the article on a site',
  }),
  related: {
    id: 'public.feature-news.article.related',
    defaultMessage: 'อ่านต่อ',
    description: 'Heading above related articles',
  },
  assets: {
    id: 'public.feature-news.article.assets',
    defaultMessage: 'ประกาศที่เกี่ยวข้อง',
    description: 'Heading above listings related to the article',
  },
  allAssets: {
    id: 'public.feature-news.article.all-assets',
    defaultMessage: 'ดูประกาศทั้งหมด',
    description: 'Link to all listings related to the article',
  },
});
