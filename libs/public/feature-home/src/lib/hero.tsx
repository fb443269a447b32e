import '@yoodee/ui-kit/styles/chip.css';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Price, type AssetCardView } from '@yoodee/ui-asset-card';
import { Container, Heading, Image, Text, WholePhrases } from '@yoodee/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './home-page.messages.ts';
import type { HomePageView } from './home-page.view.ts';
import styles from './hero.module.css';

/** Radio buttons for buying or renting, in the search form. */
export const DealTabs = () => (
  <fieldset className={styles.deals}>
    <legend className="y-visually-hidden">
      <FormattedMessage {...messages.deal} />
    </legend>
    {(['sale', 'rent'] as const).map((deal) => (
      <label key={deal} className={styles.deal}>
        <input type="radio" name="listing_type" value={deal} defaultChecked={deal === 'sale'} />
        <FormattedMessage {...(deal === 'sale' ? messages.buy : messages.rent)} />
      </label>
    ))}
  </fieldset>
);

const Picture = ({ asset }: { asset: AssetCardView }) => {
  const { cover, prices, title, place } = asset;
  const [price] = prices;
  return (
    <a href={hrefs(useLocale()).asset(asset.id)} className={styles.picture}>
      {cover && (
        <Image
          imageKey={cover.key}
          sizes="100vw lg:50vw xl:560px"
          alt=""
          width={cover.width}
          height={cover.height}
          thumbhash={cover.thumbhash}
          className={styles.image}
          priority
        />
      )}
      <span className={styles.caption}>
        <span className={styles.label}>
          <FormattedMessage {...messages.recommended} />
        </span>
        {price && (
          <Text as="span" size="price">
            <Price price={price} />
          </Text>
        )}
        <span lang={title.lang} className={styles.name}>
          <WholePhrases>{title.text}</WholePhrases>
        </span>
        <Text as="span" size="sm" tone="muted">
          {place}
        </Text>
      </span>
    </a>
  );
};

interface HeroProps extends Pick<HomePageView, 'total' | 'hero' | 'tiles' | 'stations'> {
  search: ReactNode;
}

/** The search, and a recently confirmed asset beside it. */
export const Hero = ({ total, hero, tiles, stations, search }: HeroProps) => (
  <section className={styles.hero}>
    <Container className={styles.inside}>
      <div className={styles.words}>
        <Heading level={1} className={styles.title}>
          <FormattedMessage {...messages.title} />
        </Heading>
        <Text size="lg" tone="muted">
          <FormattedMessage {...messages.lead} values={{ count: total }} />
        </Text>
        <div className={styles.search}>{search}</div>
        <div className={styles.popular}>
          <Text as="span" size="sm" tone="muted">
            <FormattedMessage {...messages.popular} />
          </Text>
          {[...tiles.slice(0, 2), ...stations.slice(0, 2)].map(({ code, href, label }) => (
            <a key={code} href={href} className="y-chip">
              {label}
            </a>
          ))}
        </div>
      </div>
      {hero && <Picture asset={hero} />}
    </Container>
  </section>
);
