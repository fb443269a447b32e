import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './news-shelf.messages.ts';
import { Shelf } from './shelf.tsx';

/** Articles, with a link to all of them. */
export const NewsShelf = ({ news }: { news: ReactNode }) => (
  <Shelf
    title={<FormattedMessage {...messages.news} />}
    more={{ href: hrefs(useLocale()).news, label: <FormattedMessage {...messages.allNews} /> }}
  >
    {news}
  </Shelf>
);
