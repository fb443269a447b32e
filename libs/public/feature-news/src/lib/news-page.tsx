import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import {
  ChipLink,
  Container,
  EmptyState,
  Grid,
  Heading,
  Icon,
  Link,
  LinkButton,
  Pagination,
  Text,
} from '@yoodee/ui-kit';
import { DynamicIcon } from '@yoodee/ui-kit/dynamic-icon';
import { newspaperIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { NewsCard } from './news-card.tsx';
import { messages } from './news-page.messages.ts';
import type { NewsPageView } from './news-page.view.ts';
import styles from './news-page.module.css';

const cardSizes = '100vw sm:50vw lg:33vw xl:380px';
const featuredSizes = '100vw lg:60vw xl:700px';

const Categories = ({ categories, category }: Pick<NewsPageView, 'categories' | 'category'>) => {
  const { news } = hrefs(useLocale());
  return (
    <nav aria-label={useIntl().formatMessage(messages.categories)}>
      <ul className={styles.categories}>
        <li>
          <ChipLink href={news} selected={category === null}>
            <FormattedMessage {...messages.all} />
          </ChipLink>
        </li>
        {categories.map(({ code, label, icon, href, isChosen }) => (
          <li key={code}>
            <ChipLink href={href} selected={isChosen}>
              <DynamicIcon icon={icon} size={16} />
              {label}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Pages = ({ page, pages }: Pick<NewsPageView, 'page' | 'pages'>) => {
  const intl = useIntl();
  const format = useFormat();
  const [previous, next] = [pages[page - 2], pages[page]];
  if (pages.length < 2) return null;
  return (
    <Pagination
      label={intl.formatMessage(messages.pages)}
      currentHref={pages[page - 1]?.href ?? ''}
      pages={pages.map(({ number, href }) => ({
        text: format.number(number),
        href,
        label: intl.formatMessage(messages.pageNumber, { page: number }),
      }))}
      {...(previous && { previous: { href: previous.href, label: intl.formatMessage(messages.previous) } })}
      {...(next && { next: { href: next.href, label: intl.formatMessage(messages.next) } })}
    />
  );
};

const Nothing = () => (
  <EmptyState
    drawing={<Icon icon={newspaperIcon} size={48} />}
    action={
      <LinkButton variant="outline" href={hrefs(useLocale()).news}>
        <FormattedMessage {...messages.all} />
      </LinkButton>
    }
  >
    <FormattedMessage {...messages.empty} />
  </EmptyState>
);

/** The list of articles, with links to categories and pages. */
export const NewsPage = ({ view }: { view: NewsPageView }) => {
  const { featured, cards, category, categories } = view;
  return (
    <Container className={styles.page}>
      <div>
        <Heading level={1}>{category ?? <FormattedMessage {...messages.title} />}</Heading>
        <Text size="lg" tone="muted">
          <FormattedMessage {...messages.lead} />
        </Text>
      </div>
      <Categories categories={categories} category={category} />
      {featured && <NewsCard article={featured} sizes={featuredSizes} priority className={styles.featured} />}
      {cards.length > 0 ? (
        <Grid columns={3}>
          {cards.map((article, index) => (
            <NewsCard key={article.id} article={article} sizes={cardSizes} priority={!featured && index === 0} />
          ))}
        </Grid>
      ) : (
        !featured && <Nothing />
      )}
      <Pages page={view.page} pages={view.pages} />
      <Text size="sm">
        <Link href={hrefs(useLocale()).newsRss}>
          <FormattedMessage {...messages.rss} />
        </Link>
      </Text>
    </Container>
  );
};
