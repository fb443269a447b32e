import { AssetCard } from '@yoodee/ui-asset-card';
import {
  Container,
  Grid,
  Heading,
  Image,
  Link,
  Notice,
  Text,
  WholePhrases,
  WholeWords,
  withWholeWords,
} from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { ArticleShare } from './article-share.tsx';
import { messages } from './news-article.messages.ts';
import type { NewsArticleView } from './news-article.view.ts';
import { NewsCard } from './news-card.tsx';
import { messages as cardMessages } from './news-card.messages.ts';
import cardStyles from './news-card.module.css';
import styles from './news-article-page.module.css';

const coverSizes = '100vw 2xl:1200px';
const relatedSizes = '100vw sm:50vw lg:33vw xl:380px';
const assetSizes = '100vw sm:50vw lg:33vw xl:280px';

const Head = ({ article }: { article: NewsArticleView }) => {
  const { title, excerpt, cover, updated, updatedAt } = article;
  return (
    <header className={styles.head}>
      <Heading level={1} lang={title.lang}>
        <WholePhrases>{title.text}</WholePhrases>
      </Heading>
      <Text size="lg" tone="muted" lang={excerpt.lang}>
        <WholeWords>{excerpt.text}</WholeWords>
      </Text>
      <Text as="div" size="sm" tone="muted" className={cardStyles.facts}>
        <span>
          <FormattedMessage {...messages.by} values={{ author: article.author }} />
        </span>
        <time dateTime={article.publishedAt}>{article.published}</time>
        {updatedAt && (
          <time dateTime={updatedAt}>
            <FormattedMessage {...messages.updated} values={{ date: updated }} />
          </time>
        )}
        <span>
          <FormattedMessage {...cardMessages.minutes} values={{ minutes: article.minutes }} />
        </span>
      </Text>
      <Image
        imageKey={cover.key}
        sizes={coverSizes}
        alt={cover.alt}
        width={cover.width}
        height={cover.height}
        thumbhash={cover.thumbhash}
        ratio="16/9"
        rounded="lg"
        priority
        className={styles.cover}
      />
    </header>
  );
};

const Contents = ({ headings, lang }: Pick<NewsArticleView, 'headings' | 'lang'>) => (
  <nav className={styles.contents} aria-labelledby="article-contents">
    <Text as="div" weight="semibold" id="article-contents">
      <FormattedMessage {...messages.contents} />
    </Text>
    <ol lang={lang}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  </nav>
);

const Sources = ({ sources }: Pick<NewsArticleView, 'sources'>) => (
  <section className={styles.sources}>
    <Heading level={2} size="sm">
      <FormattedMessage {...messages.sources} />
    </Heading>
    <ul>
      {sources.map(({ title, url, lang }) => (
        <li key={url}>
          <Link href={url} rel="noopener" lang={lang}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

const Further = ({ related, assets }: Pick<NewsArticleView, 'related' | 'assets'>) => (
  <div className={styles.further}>
    {assets && (
      <section>
        <div className={styles.furtherHead}>
          <Heading level={2}>
            <FormattedMessage {...messages.assets} />
          </Heading>
          <Link href={assets.href}>
            <FormattedMessage {...messages.allAssets} />
          </Link>
        </div>
        <Grid columns="cards">
          {assets.cards.map((card) => (
            <AssetCard key={card.id} asset={card} sizes={assetSizes} headingLevel={3} />
          ))}
        </Grid>
      </section>
    )}
    {related.length > 0 && (
      <section>
        <div className={styles.furtherHead}>
          <Heading level={2}>
            <FormattedMessage {...messages.related} />
          </Heading>
        </div>
        <Grid columns={3}>
          {related.map((one) => (
            <NewsCard key={one.id} article={one} sizes={relatedSizes} headingLevel={3} />
          ))}
        </Grid>
      </section>
    )}
  </div>
);

/** One article, with related articles and listings. */
export const NewsArticlePage = ({ article }: { article: NewsArticleView }) => {
  const intl = useIntl();
  return (
    <Container className={styles.page}>
      <article className={styles.article}>
        <Head article={article} />
        {article.headings.length > 1 && <Contents headings={article.headings} lang={article.lang} />}
        <div className={styles.text}>
          {article.lang && <Notice tone="info">{intl.formatMessage(messages.thaiOnly)}</Notice>}
          <div
            className={styles.prose}
            lang={article.lang}
            dangerouslySetInnerHTML={{ __html: withWholeWords(article.html) }}
          />
          {article.sources.length > 0 && <Sources sources={article.sources} />}
          <ArticleShare url={article.url} />
        </div>
      </article>
      <Further related={article.related} assets={article.assets} />
    </Container>
  );
};
