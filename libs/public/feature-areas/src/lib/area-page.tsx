import { nearStationMetres } from '@yoodee/api-contract/asset-list';
import { useFormat } from '@yoodee/i18n';
import { Cards, CountedLinks, NewsShelf, Shelf } from '@yoodee/public-ui-landing';
import { Container, Heading, Link, LinkButton, Section, Text, WholePhrases } from '@yoodee/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './area-page.messages.ts';
import type { AreaPageView } from './area-page.view.ts';
import { MonthlyPrices } from './monthly-prices.tsx';
import { areaTitle } from './area-title.ts';
import styles from './area-page.module.css';

const Figure = ({ label, value, note }: { label: ReactNode; value: string; note: ReactNode }) => (
  <div className={styles.figure}>
    <dt>{label}</dt>
    <dd>
      <span className={styles.value}>{value}</span>
      <span className={styles.note}>{note}</span>
    </dd>
  </div>
);

/** Median prices, where there are enough listings. */
const Figures = ({ sale, rent, saleHref, rentHref }: Pick<AreaPageView, 'sale' | 'rent' | 'saleHref' | 'rentHref'>) => {
  const format = useFormat();
  if (sale.median === null && rent.median === null) return null;
  return (
    <>
      <dl className={styles.figures}>
        {sale.median !== null && (
          <Figure
            label={<FormattedMessage {...messages.middleSale} />}
            value={format.baht(sale.median, { compact: true })}
            note={
              <Link href={saleHref}>
                <FormattedMessage {...messages.forSale} values={{ count: sale.count }} />
              </Link>
            }
          />
        )}
        {sale.median_per_sqm !== null && (
          <Figure
            label={<FormattedMessage {...messages.middlePerSqm} />}
            value={format.baht(sale.median_per_sqm)}
            note={<FormattedMessage {...messages.listings} values={{ count: sale.count }} />}
          />
        )}
        {rent.median !== null && (
          <Figure
            label={<FormattedMessage {...messages.middleRent} />}
            value={format.baht(rent.median)}
            note={
              <Link href={rentHref}>
                <FormattedMessage {...messages.forRent} values={{ count: rent.count }} />
              </Link>
            }
          />
        )}
      </dl>
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages.middleNote} />
      </Text>
    </>
  );
};

interface AreaPageProps {
  area: AreaPageView;
  /** Examples of what three budgets buy. */
  examples?: ReactNode;
  /** The map of its assets. */
  map?: ReactNode;
  /** The form for alerts about falling prices. */
  priceAlert?: ReactNode;
  /** Cards of articles; absent where there are none. */
  news?: ReactNode;
}

/** An area: prices, newest listings, and links to areas nearby or inside. */
export const AreaPage = ({ area, examples, map, priceAlert, news }: AreaPageProps) => {
  const intl = useIntl();
  const format = useFormat();
  const { total, listHref, cards, types, inside, neighbours, name, kind } = area;
  const seeAll = <FormattedMessage {...messages.seeAll} values={{ count: total }} />;
  return (
    <>
      <Container className={styles.head}>
        <Heading level={1}>
          <WholePhrases>{areaTitle(area, intl)}</WholePhrases>
        </Heading>
        <Text size="lg" tone="muted">
          {total > 0 ? (
            <FormattedMessage
              {...messages.lead}
              values={{ kind, count: total, distance: format.distance(nearStationMetres) }}
            />
          ) : (
            <FormattedMessage {...messages.empty} />
          )}
        </Text>
        <Figures {...area} />
      </Container>
      {cards.length > 0 && (
        <Shelf title={<FormattedMessage {...messages.newest} />} more={{ href: listHref, label: seeAll }}>
          <Cards cards={cards} hasPriority />
          {total > cards.length && (
            <div className={styles.all}>
              <LinkButton href={listHref} variant="outline">
                {seeAll}
              </LinkButton>
            </div>
          )}
        </Shelf>
      )}
      {total > 0 && (
        <>
          {examples}
          <Container className={styles.map}>{map}</Container>
        </>
      )}
      {area.monthly && <MonthlyPrices prices={area.monthly} alert={priceAlert} />}
      <Places title={<FormattedMessage {...messages.types} />} links={types} kind="types" />
      <Places title={<FormattedMessage {...messages.projects} />} links={area.projects} />
      <Places title={<FormattedMessage {...messages.inside} values={{ name }} />} links={inside} />
      <Places title={<FormattedMessage {...messages.neighbours} values={{ kind }} />} links={neighbours} />
      {news && <NewsShelf news={news} />}
    </>
  );
};

const Places = ({ title, links, kind }: { title: ReactNode; links: AreaPageView['types']; kind?: 'types' }) =>
  links.length > 0 && (
    <Section className={styles.places}>
      <Container>
        <Heading level={2} size="lg" className={styles.placesTitle}>
          {title}
        </Heading>
        <CountedLinks links={links} kind={kind} />
      </Container>
    </Section>
  );
