import { AssetCard, type AssetCardView } from '@yoodee/ui-asset-card';
import { Container, Grid, Heading, Link, Section } from '@yoodee/ui-kit';
import type { ReactNode } from 'react';
import styles from './shelf.module.css';

const cardSizes = '100vw sm:50vw lg:33vw xl:280px';

interface ShelfProps {
  title: ReactNode;
  /** Link to all of them. */
  more?: { href: string; label: ReactNode };
  tone?: 'subtle';
  children: ReactNode;
}

/** A section of a landing page: a heading, a link to more, and its content. */
export const Shelf = ({ title, more, tone, children }: ShelfProps) => (
  <Section tone={tone}>
    <Container>
      <div className={styles.head}>
        <Heading level={2}>{title}</Heading>
        {more && (
          <Link href={more.href} className={styles.more}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </Container>
  </Section>
);

interface CardsProps {
  cards: readonly AssetCardView[];
  /** On a narrow screen, a row that scrolls sideways instead of a column. */
  isRow?: boolean;
  hasPriority?: boolean;
}

export const Cards = ({ cards, isRow = false, hasPriority = false }: CardsProps) => (
  <Grid columns="cards" row={isRow}>
    {cards.map((card, index) => (
      <AssetCard key={card.id} asset={card} sizes={cardSizes} priority={hasPriority && index === 0} headingLevel={3} />
    ))}
  </Grid>
);
