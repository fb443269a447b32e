import { useLocale } from '@yoodee/i18n';
import { useHydrated } from '@yoodee/runtime';
import { AssetCard, type AssetCardView } from '@yoodee/ui-asset-card';
import { Button, Grid, Heading, HStack, Link, Text } from '@yoodee/ui-kit';
import { useState, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '../asset-page.messages.ts';
import styles from '../asset-page.module.css';
import type { SimilarView } from './similar-assets.view.ts';
import { messages as slidesMessages } from './similar-slides.messages.ts';

interface Slides {
  Slides: ComponentType<{ cards: readonly AssetCardView[] }>;
  cards: readonly AssetCardView[];
}

/** The slides, loaded on demand. */
const useSlides = ({ all, moreHref }: SimilarView) => {
  const locale = useLocale();
  const [slides, setSlides] = useState<Slides | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const open = async (wanted: NonNullable<SimilarView['all']>) => {
    setIsOpening(true);
    const { SimilarSlides, loadAllSimilar } = await import('./similar-slides.tsx');
    setSlides({ Slides: SimilarSlides, cards: await loadAllSimilar(wanted, locale) });
  };
  return {
    slides,
    isOpening,
    // The list shows the same assets, and reports its own errors.
    open: (wanted: NonNullable<SimilarView['all']>) => void open(wanted).catch(() => location.assign(moreHref)),
    canOpen: useHydrated() && all !== null && slides === null,
  };
};

/** Similar assets, and how similar they are. */
export const SimilarAssets = ({ similar }: { similar: SimilarView }) => {
  const { cards, scope, all, moreHref } = similar;
  const { slides, isOpening, open, canOpen } = useSlides(similar);
  return (
    <section className={styles.similar}>
      <div>
        <Heading level={2}>
          <FormattedMessage {...messages.similar} />
        </Heading>
        <Text tone="muted">
          <FormattedMessage {...messages[scope]} />
        </Text>
      </div>
      {slides ? (
        <slides.Slides cards={slides.cards} />
      ) : (
        <Grid columns={4} row>
          {cards.map((card) => (
            <AssetCard key={card.id} asset={card} sizes="80vw sm:50vw lg:280px" headingLevel={3} />
          ))}
        </Grid>
      )}
      <HStack gap={4} wrap>
        {canOpen && all && (
          <Button variant="outline" loading={isOpening} onClick={() => open(all)}>
            <FormattedMessage {...slidesMessages.open} values={{ count: all.count }} />
          </Button>
        )}
        <Link href={moreHref}>
          <FormattedMessage {...messages.more} />
        </Link>
      </HStack>
    </section>
  );
};
