import { useFormat } from '@yoodee/i18n';
import { AssetCard } from '@yoodee/ui-asset-card';
import { Grid, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from './home-page.messages.ts';
import type { PriceCutView } from './home-page.view.ts';
import styles from './home-page.module.css';

/** Listings whose price fell this week, each with how much it fell. */
export const PriceCuts = ({ cuts }: { cuts: readonly PriceCutView[] }) => {
  const format = useFormat();
  return (
    <Grid columns="cards" row>
      {cuts.map(({ card, baht, percent }) => (
        <div key={card.id} className={styles.cut}>
          <Text weight="medium">
            <FormattedMessage {...messages.cut} values={{ amount: format.baht(baht), percent }} />
          </Text>
          <AssetCard asset={card} sizes="100vw sm:50vw lg:33vw xl:280px" headingLevel={3} />
        </div>
      ))}
    </Grid>
  );
};
