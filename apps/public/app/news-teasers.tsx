import { NewsCard } from '@yoodee/public-feature-news';
import type { NewsCardView } from '@yoodee/public-feature-news/view';
import { Grid } from '@yoodee/ui-kit';

/** Articles side by side, under a second-level heading. On a narrow screen the row scrolls sideways. */
export const NewsTeasers = ({ articles }: { articles: readonly NewsCardView[] }) => (
  <Grid columns={3} gap={6} row>
    {articles.map((article) => (
      <NewsCard key={article.id} article={article} sizes="100vw md:50vw xl:390px" headingLevel={3} />
    ))}
  </Grid>
);
