import type { ResponseOf, searchNews } from '@yoodee/api-contract';
import { NewsCard } from '@yoodee/public-feature-news';
import { toNewsCardView, type NewsCardView } from '@yoodee/public-feature-news/view';
import type { Locale } from '@yoodee/site';
import { Grid } from '@yoodee/ui-kit';

const teasersShown = 3;

/** The newest articles, the featured one first. */
export const toNewsTeasers = ({ featured, items }: ResponseOf<typeof searchNews>, locale: Locale): NewsCardView[] =>
  [...(featured ? [featured] : []), ...items].slice(0, teasersShown).map((article) => toNewsCardView(article, locale));

/** Articles side by side, in a row to push aside where the screen is narrow, below a heading of the second level. */
export const NewsTeasers = ({ articles }: { articles: readonly NewsCardView[] }) => (
  <Grid columns={3} gap={6} row>
    {articles.map((article) => (
      <NewsCard key={article.id} article={article} sizes="100vw md:50vw xl:390px" headingLevel={3} />
    ))}
  </Grid>
);
