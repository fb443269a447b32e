import { useLocale } from '@yoodee/i18n';
import type { PageHandle } from '@yoodee/layouts';
import { PageHead, useSite } from '@yoodee/public-page';
import { brand, hrefs, imageHref, localeTags, type Locale } from '@yoodee/site';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { NewsArticlePage } from './lib/news-article-page.tsx';
import type { NewsArticleView } from './lib/news-article.view.ts';
import { NewsBreadcrumb } from './lib/news-breadcrumb.tsx';
import { NewsFeedLink } from './lib/news-feed-link.tsx';
import { messages as listMessages } from './lib/news-page.messages.ts';
import type { loader } from './news-article.loader.ts';

export const handle: PageHandle<NewsArticleView> = {
  title: (article) => article.title.text,
  breadcrumb: (article) => <NewsBreadcrumb {...article} />,
};

const structuredData = (article: NewsArticleView, origin: string, locale: Locale, newsName: string) => ({
  '@graph': [
    {
      '@type': 'NewsArticle',
      headline: article.title.text,
      description: article.excerpt.text,
      image: [origin + imageHref(article.cover.key, 1280)],
      datePublished: article.publishedAt,
      dateModified: article.updatedAt ?? article.publishedAt,
      inLanguage: localeTags[article.lang ?? locale],
      articleSection: article.category,
      author: { '@type': 'Organization', name: article.author, url: origin + hrefs(locale).news },
      publisher: { '@type': 'Organization', name: brand.company[locale], url: origin },
      mainEntityOfPage: article.url,
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: brand.name[locale], item: origin + hrefs(locale).home },
        { name: newsName, item: origin + hrefs(locale).news },
        { name: article.category, item: origin + article.categoryHref },
        { name: article.title.text, item: article.url },
      ].map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
    },
  ],
});

export const Component = () => {
  const article = useLoaderData<typeof loader>();
  const newsName = useIntl().formatMessage(listMessages.title);
  return (
    <>
      <PageHead
        title={article.title.text}
        description={article.excerpt.text}
        imageKey={article.cover.key}
        structuredData={structuredData(article, useSite().origin, useLocale(), newsName)}
      >
        <NewsFeedLink />
      </PageHead>
      <NewsArticlePage article={article} />
    </>
  );
};
