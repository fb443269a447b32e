import type { MetaDescriptor } from 'react-router';
import { newsPageMessages as messages } from '@yoodee/public-feature-news';
import { hrefs, localeOfPath } from '@yoodee/site';
import { intlOfPath } from './page-meta';

/** Tells feed readers where the news of a page's language are. */
export const newsFeedLink = (pathname: string, origin: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: intlOfPath(pathname).formatMessage(messages.title),
  href: origin + hrefs(localeOfPath(pathname)).newsRss,
});
