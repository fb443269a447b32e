import { useLocale } from '@yoodee/i18n';
import { Cards, CountedLinks, NewsShelf, Shelf } from '@yoodee/public-ui-landing';
import { hrefs } from '@yoodee/site';
import { Heading, Link } from '@yoodee/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { BudgetTable } from './budget-table.tsx';
import { Hero } from './hero.tsx';
import { messages } from './home-page.messages.ts';
import type { HomePageView } from './home-page.view.ts';
import { ListCall } from './list-call.tsx';
import { PriceCuts } from './price-cuts.tsx';
import { ProvinceTiles } from './province-tiles.tsx';
import styles from './home-page.module.css';

const text = (message: MessageDescriptor) => <FormattedMessage {...message} />;

const Places = ({ tiles, provinces, stations }: Pick<HomePageView, 'tiles' | 'provinces' | 'stations'>) => (
  <div className={styles.places}>
    {tiles.length > 0 && <ProvinceTiles tiles={tiles} />}
    {provinces.length > 0 && <CountedLinks links={provinces} />}
    {stations.length > 0 && (
      <>
        <Heading level={3}>{text(messages.stations)}</Heading>
        <CountedLinks links={stations} kind="stations" />
      </>
    )}
    <Link href={hrefs(useLocale()).projects}>{text(messages.allProjects)}</Link>
  </div>
);

interface HomePageProps {
  view: HomePageView;
  /** The search of the whole site, with `DealTabs` in its form. */
  search: ReactNode;
  /** New listings of the browser's last search, if it has one. */
  lastSearch?: ReactNode;
  /** Cards of articles and of services; absent if there are none. */
  news?: ReactNode;
  services?: ReactNode;
}

/** The home page: search, listings by type and place, price reductions, and help. */
export const HomePage = ({ view, search, lastSearch, news, services }: HomePageProps) => {
  const { newest, cuts, reduced, types, budgetAreas, tiles, provinces, stations } = view;
  const { assets, areas, assetsWith, services: servicesHref } = hrefs(useLocale());
  const seeAll = (href: string) => ({ href, label: text(messages.seeAll) });
  return (
    <>
      <Hero {...view} search={search} />
      {newest.length > 0 && (
        <Shelf title={text(messages.newest)} more={seeAll(assets)}>
          <Cards cards={newest} isRow />
        </Shelf>
      )}
      {lastSearch}
      {cuts.length > 0 && (
        <Shelf title={text(messages.cuts)} more={seeAll(assetsWith('price_reduced=1'))}>
          <PriceCuts cuts={cuts} />
        </Shelf>
      )}
      {types.length > 0 && (
        <Shelf title={text(messages.types)} tone="subtle">
          <CountedLinks links={types} kind="types" />
        </Shelf>
      )}
      {tiles.length + provinces.length > 0 && (
        <Shelf title={text(messages.provinces)} more={{ href: areas, label: text(messages.allAreas) }} tone="subtle">
          <Places tiles={tiles} provinces={provinces} stations={stations} />
        </Shelf>
      )}
      {budgetAreas.length > 0 && (
        <Shelf title={text(messages.budget)}>
          <BudgetTable areas={budgetAreas} />
        </Shelf>
      )}
      {reduced.length > 0 && (
        <Shelf title={text(messages.reduced)} more={seeAll(assetsWith('price_reduced=1'))}>
          <Cards cards={reduced} isRow />
        </Shelf>
      )}
      {services && (
        <Shelf title={text(messages.services)} more={seeAll(servicesHref)} tone="subtle">
          {services}
        </Shelf>
      )}
      {news && <NewsShelf news={news} />}
      <ListCall />
    </>
  );
};
