import { useLocale } from '@yoodee/i18n';
import { useSite } from '@yoodee/public-page';
import { hrefs } from '@yoodee/site';
import { useIntl } from 'react-intl';
import { messages } from './news-page.messages.ts';

/** Lets feed readers discover the news feed in the page's language. */
export const NewsFeedLink = () => (
  <link
    rel="alternate"
    type="application/rss+xml"
    title={useIntl().formatMessage(messages.title)}
    href={useSite().origin + hrefs(useLocale()).newsRss}
  />
);
