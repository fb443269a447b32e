import type { NearMissGap } from '@yoodee/api-contract/assets';
import { splitSqWah } from '@yoodee/asset-rules';
import { useFormat } from '@yoodee/i18n';
import { AssetCard, withoutBreaks } from '@yoodee/ui-asset-card';
import { Grid, Heading, Text, WholePhrases } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as filterMessages } from './asset-filters.messages.ts';
import type { AssetsPageView } from './assets-page.view.ts';
import { messages } from './near-misses.messages.ts';
import styles from './assets-page.module.css';

/** Rounded up, so that a distance just over the limit is not shown as the limit. */
const upToTen = (metres: number) => Math.ceil(metres / 10) * 10;

const useGapText = (reaches: AssetsPageView['reaches']) => {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return ({ key, asked, has, position = 0 }: NearMissGap): string => {
    switch (key) {
      case 'price_min':
      case 'price_max':
        return formatMessage(messages[key], { amount: format.baht(Math.abs(has - asked)) });
      case 'bedrooms_min':
      case 'bathrooms_min':
        return formatMessage(messages[key], { has, asked });
      case 'station':
      case 'rail':
        return formatMessage(messages.distance, { has: format.distance(upToTen(has)), asked: format.distance(asked) });
      case 'reach': {
        const name = reaches[position]?.name;
        const place = name ? withoutBreaks(name) : formatMessage(filterMessages.chosenPoint);
        return formatMessage(messages.minutes, { has, asked, place });
      }
      case 'usable_min':
      case 'usable_max':
        return formatMessage(messages.size, { has: format.area(has), asked: format.area(asked) });
      case 'land_min':
      case 'land_max':
        return formatMessage(messages.size, {
          has: format.land(splitSqWah(has)),
          asked: format.land(splitSqWah(asked)),
        });
    }
  };
};

/** Listings that miss the search by a little, each with what it misses. */
export const NearMisses = ({ view: { nearMisses, reaches } }: { view: AssetsPageView }) => {
  const textOf = useGapText(reaches);
  return (
    <section className={styles.nearMisses} aria-labelledby="near-misses">
      <Heading level={2} size="lg" id="near-misses">
        <FormattedMessage {...messages.title} />
      </Heading>
      <Grid columns="cards">
        {nearMisses.map(({ card, gaps }) => (
          <div key={card.id} className={styles.nearMiss}>
            <Text weight="medium">
              <WholePhrases>{gaps.map(textOf).join(' · ')}</WholePhrases>
            </Text>
            <AssetCard asset={card} sizes="100vw sm:50vw lg:33vw xl:300px" headingLevel={3} canSwipe />
          </div>
        ))}
      </Grid>
    </section>
  );
};
