import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Breadcrumb } from '@yoodee/ui-kit';
import { useIntl } from 'react-intl';
import { messages } from './news-article.messages.ts';
import type { NewsArticleView } from './news-article.view.ts';

/** The breadcrumb of an article: home, news, category. */
export const NewsBreadcrumb = ({ category, categoryHref }: Pick<NewsArticleView, 'category' | 'categoryHref'>) => {
  const intl = useIntl();
  const { home, news } = hrefs(useLocale());
  return (
    <Breadcrumb
      label={intl.formatMessage(messages.breadcrumb)}
      items={[
        { label: intl.formatMessage(messages.home), href: home },
        { label: intl.formatMessage(messages.news), href: news },
        { label: category, href: categoryHref },
      ]}
    />
  );
};
