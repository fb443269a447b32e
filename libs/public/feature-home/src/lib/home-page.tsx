import { AssetCard, type AssetCardView } from '@yoodee/asset-view';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Anchor, Button, Container, Grid, Heading, Icon, Input, Link, LinkButton, Section, Text } from '@yoodee/ui-kit';
import { searchIcon } from '@yoodee/ui-kit/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { messages } from './home-page.messages.ts';
import type { CountedLink, HomePageView } from './home-page.view.ts';
import { typeIcons } from './type-icons.ts';
import styles from './home-page.module.css';

const cardSizes = '100vw sm:50vw lg:33vw xl:280px';

const Hero = ({ total, provinces }: Pick<HomePageView, 'total' | 'provinces'>) => {
  const intl = useIntl();
  const { assets } = hrefs(useLocale());
  return (
    <section className={styles.hero}>
      <Container className={styles.heroInside}>
        <Heading level={1} className={styles.title}>
          <FormattedMessage {...messages.title} />
        </Heading>
        <Text size="lg" tone="muted">
          <FormattedMessage {...messages.lead} values={{ count: total }} />
        </Text>
        <form action={assets} method="get" role="search" className={styles.search}>
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
          <div className={styles.box}>
            <Input
              type="search"
              name="q"
              maxLength={200}
              aria-label={intl.formatMessage(messages.search)}
              placeholder={intl.formatMessage(messages.placeholder)}
              start={<Icon icon={searchIcon} />}
            />
            <Button type="submit">
              <FormattedMessage {...messages.submit} />
            </Button>
          </div>
        </form>
        <div className={styles.popular}>
          <Text size="sm" tone="muted">
            <FormattedMessage {...messages.popular} />
          </Text>
          {provinces.slice(0, 4).map(({ code, href, label }) => (
            <Anchor key={code} href={href} className="y-chip">
              {label}
            </Anchor>
          ))}
        </div>
      </Container>
    </section>
  );
};

const Shelf = ({ title, action, children }: { title: MessageDescriptor; action?: ReactNode; children: ReactNode }) => (
  <Section>
    <Container>
      <div className={styles.shelfHead}>
        <Heading level={2}>
          <FormattedMessage {...title} />
        </Heading>
        {action}
      </div>
      {children}
    </Container>
  </Section>
);

const Cards = ({ cards, hasPriority = false }: { cards: readonly AssetCardView[]; hasPriority?: boolean }) => (
  <Grid columns="cards">
    {cards.map((card, index) => (
      <AssetCard key={card.id} asset={card} sizes={cardSizes} priority={hasPriority && index === 0} headingLevel={3} />
    ))}
  </Grid>
);

const Tiles = ({ links, withIcons = false }: { links: readonly CountedLink[]; withIcons?: boolean }) => (
  <ul className={styles.tiles}>
    {links.map(({ code, href, label, count }) => (
      <li key={code}>
        <Anchor href={href} className={styles.tile}>
          {withIcons && <Icon icon={typeIcons[code as keyof typeof typeIcons]} size={24} />}
          <span>
            <span className={styles.tileLabel}>{label}</span>
            <span className={styles.tileCount}>
              <FormattedMessage {...messages.listings} values={{ count }} />
            </span>
          </span>
        </Anchor>
      </li>
    ))}
  </ul>
);

const ListCall = () => (
  <Section tone="subtle">
    <Container className={styles.call}>
      <div>
        <Heading level={2}>
          <FormattedMessage {...messages.listTitle} />
        </Heading>
        <Text tone="muted">
          <FormattedMessage {...messages.listText} />
        </Text>
      </div>
      <LinkButton size="lg" href={hrefs(useLocale()).createAsset}>
        <FormattedMessage {...messages.listAction} />
      </LinkButton>
    </Container>
  </Section>
);

interface HomePageProps {
  view: HomePageView;
  /** Cards of services; absent where there are none. */
  services?: ReactNode;
}

/** The way in: search first, then what is new, by type, what became cheaper, by province, and services. */
export const HomePage = ({ view, services }: HomePageProps) => {
  const { total, newest, reduced, types, provinces } = view;
  const { assets, assetsWith, services: servicesHref } = hrefs(useLocale());
  const seeAll = (href: string) => (
    <Link href={href}>
      <FormattedMessage {...messages.seeAll} />
    </Link>
  );
  return (
    <>
      <Hero total={total} provinces={provinces} />
      {newest.length > 0 && (
        <Shelf title={messages.newest} action={seeAll(assets)}>
          <Cards cards={newest} hasPriority />
        </Shelf>
      )}
      {types.length > 0 && (
        <Shelf title={messages.types}>
          <Tiles links={types} withIcons />
        </Shelf>
      )}
      {reduced.length > 0 && (
        <Shelf title={messages.reduced} action={seeAll(assetsWith('price_reduced=1'))}>
          <Cards cards={reduced} />
        </Shelf>
      )}
      {provinces.length > 0 && (
        <Shelf title={messages.provinces}>
          <Tiles links={provinces} />
        </Shelf>
      )}
      {services && (
        <Shelf title={messages.services} action={seeAll(servicesHref)}>
          {services}
        </Shelf>
      )}
      <ListCall />
    </>
  );
};
