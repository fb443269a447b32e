import { Card, CardBody, CardLink, CardMedia, Heading, Image, Text, WholePhrases, WholeWords } from '@yoodee/ui-kit';
import { DynamicIcon } from '@yoodee/ui-kit/dynamic-icon';
import { FormattedMessage } from 'react-intl';
import { messages } from './news-card.messages.ts';
import type { NewsCardView } from './news-card.view.ts';
import styles from './news-card.module.css';

interface NewsCardProps {
  article: NewsCardView;
  /** The rendered width, in the short notation of `Image`. */
  sizes: string;
  headingLevel?: 2 | 3;
  priority?: boolean;
  className?: string;
}

/** An article in a list. */
export const NewsCard = ({ article, sizes, headingLevel = 2, priority, className }: NewsCardProps) => {
  const { cover, title, excerpt } = article;
  return (
    <Card className={className}>
      <CardMedia>
        <Image
          imageKey={cover.key}
          sizes={sizes}
          alt=""
          width={cover.width}
          height={cover.height}
          thumbhash={cover.thumbhash}
          ratio="16/9"
          priority={priority}
        />
      </CardMedia>
      <CardBody>
        <Text size="sm" tone="brand" weight="medium" className={styles.category}>
          {article.icon && <DynamicIcon icon={article.icon} size={16} />}
          {article.category}
        </Text>
        <Heading level={headingLevel} size="md" lang={title.lang}>
          <CardLink href={article.href}>
            <WholePhrases>{title.text}</WholePhrases>
          </CardLink>
        </Heading>
        <Text tone="muted" lines={2} lang={excerpt.lang}>
          <WholeWords>{excerpt.text}</WholeWords>
        </Text>
        <Text as="div" size="sm" tone="muted" className={styles.facts}>
          <time dateTime={article.publishedAt}>{article.published}</time>
          <span>
            <FormattedMessage {...messages.minutes} values={{ minutes: article.minutes }} />
          </span>
        </Text>
      </CardBody>
    </Card>
  );
};
