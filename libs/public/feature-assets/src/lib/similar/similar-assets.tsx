import { AssetCard } from '@yoodee/asset-view';
import { Grid, Heading, Link, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from './asset-page.messages.ts';
import type { SimilarView } from './asset-page-similar.view.ts';
import styles from './asset-page.module.css';

/** What else there is of the kind, and how like it that is. */
export const SimilarAssets = ({ similar: { cards, scope, moreHref } }: { similar: SimilarView }) => (
  <section className={styles.similar}>
    <div>
      <Heading level={2}>
        <FormattedMessage {...messages.similar} />
      </Heading>
      <Text tone="muted">
        <FormattedMessage {...messages[scope]} />
      </Text>
    </div>
    <Grid columns={4} row>
      {cards.map((card) => (
        <AssetCard key={card.id} asset={card} sizes="80vw sm:50vw lg:280px" headingLevel={3} />
      ))}
    </Grid>
    <Link href={moreHref}>
      <FormattedMessage {...messages.more} />
    </Link>
  </section>
);
