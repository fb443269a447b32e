import type { AreaExamples } from '@yoodee/api-contract/areas';
import { propertyTypes } from '@yoodee/asset-rules/options';
import { useLocale } from '@yoodee/i18n';
import { AssetCard, toAssetCardView } from '@yoodee/ui-asset-card';
import { Container, Grid, Heading, Section, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from './examples.messages.ts';
import styles from './examples.module.css';

const cardSizes = '100vw sm:50vw lg:33vw xl:390px';

/** What three budgets buy here: the listings at the quartiles of the prices, to buy and to rent. */
export const Examples = ({ deals }: { deals: readonly AreaExamples[] }) => {
  const locale = useLocale();
  const now = new Date();
  return (
    <Section className={styles.section}>
      <Container className={styles.inner}>
        <Heading level={2}>
          <FormattedMessage {...messages.title} />
        </Heading>
        {deals.map(({ deal, property_type, listings, items }) => (
          <div key={deal} className={styles.deal}>
            <Text tone="muted">
              <FormattedMessage
                {...messages.of}
                values={{ deal, type: propertyTypes[property_type][locale], count: listings }}
              />
            </Text>
            <Grid columns={3} gap={6} row>
              {items.map(({ share, asset }) => (
                <div key={share} className={styles.example}>
                  <Text weight="semibold">
                    <FormattedMessage {...messages.share} values={{ share }} />
                  </Text>
                  <AssetCard asset={toAssetCardView(asset, locale, now)} sizes={cardSizes} headingLevel={3} />
                </div>
              ))}
            </Grid>
          </div>
        ))}
      </Container>
    </Section>
  );
};
