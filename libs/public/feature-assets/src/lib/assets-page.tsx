import { useHydrated, withNetwork } from '@yoodee/runtime';
import { AssetCard } from '@yoodee/ui-asset-card';
import { Button, Container, Grid, Heading, Icon, Link, Text } from '@yoodee/ui-kit';
import { slidersHorizontalIcon } from '@yoodee/ui-kit/icons';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { AssetChips, useSearchName } from './asset-chips.tsx';
import { AssetFilters, filterFormId, filtersId } from './asset-filters.tsx';
import { AssetPagination } from './asset-pagination.tsx';
import { AssetSort } from './asset-sort.tsx';
import { messages as filterMessages } from './asset-filters.messages.ts';
import { messages } from './assets-page.messages.ts';
import type { AssetsPageView } from './assets-page.view.ts';
import type { HiddenCards, LateListProps } from './hidden-cards/late-list.tsx';
import { MapResults } from './map/map-results.tsx';
import { readResultView } from './map/result-view.ts';
import { ViewFields } from './map/view-fields.tsx';
import { ViewSwitch } from './map/view-switch.tsx';
import { NameMeanings } from './name-meanings.tsx';
import { SaveSearch } from './save-search/save-search.tsx';
import { ListSearch } from './search-box/search-form.tsx';
import styles from './assets-page.module.css';

const NoResults = lazy(withNetwork(() => import('./no-results.tsx')));
const LateList = lazy(withNetwork(() => import('./hidden-cards/late-list.tsx')));
const RefusedNotice = lazy(withNetwork(() => import('./refused-notice.tsx')));

/** At most four columns beside the filters; the full width on a phone. */
const cardSizes = '100vw sm:50vw lg:33vw xl:300px';

const Late = (props: LateListProps) =>
  useHydrated() && (
    <Suspense>
      <LateList {...props} />
    </Suspense>
  );

/** The list page: search, filters, chips, order, cards, pagination. All of its state is in the URL. */
export const AssetsPage = ({ view }: { view: AssetsPageView }) => {
  const { cards, total, query, refused, sorts } = view;
  const intl = useIntl();
  const name = useSearchName(view);
  const [hidden, setHidden] = useState<HiddenCards | null>(null);
  const resultView = readResultView(useSearchParams()[0]);
  return (
    <Container className={`${styles.page} ${resultView === 'split' ? styles.wide : ''}`}>
      <AssetFilters view={view} />
      <ViewFields resultView={resultView} form={filterFormId} bbox={query.bbox} />
      <div className={styles.results}>
        <Heading level={1} size="xl">
          <FormattedMessage {...messages.title} />
        </Heading>
        <div data-over-map="search">
          <ListSearch text={query.q} form={filterFormId} />
        </div>
        {refused.length > 0 && (
          <Suspense>
            <RefusedNotice view={view} />
          </Suspense>
        )}
        <div className={styles.bar}>
          <Text weight="medium" role="status" className={styles.found}>
            <FormattedMessage {...messages.found} values={{ count: total }} />
          </Text>
          <AssetSort sorts={sorts} />
          <ViewSwitch resultView={resultView} />
          <SaveSearch query={view.savedQuery} name={name} />
          <Button variant="outline" className={styles.openFilters} popoverTarget={filtersId}>
            <Icon icon={slidersHorizontalIcon} />
            {intl.formatMessage(filterMessages.filters)}
          </Button>
        </div>
        <AssetChips view={view} />
        {view.links.map(({ href, text }) => (
          <Link key={href} href={href}>
            {text}
          </Link>
        ))}
        <NameMeanings namings={view.namings} />
        <MapResults resultView={resultView} query={query} total={total} cards={cards}>
          {cards.length === 0 ? (
            <Suspense>
              <NoResults view={view} />
            </Suspense>
          ) : (
            <Grid columns="cards">
              {cards.map((card, index) => {
                const { id } = card;
                const shown = <AssetCard key={id} asset={card} sizes={cardSizes} priority={index === 0} canSwipe />;
                return hidden?.ids.includes(id) ? (
                  <hidden.Plate key={id} id={id}>
                    {shown}
                  </hidden.Plate>
                ) : (
                  shown
                );
              })}
            </Grid>
          )}
        </MapResults>
        <AssetPagination view={view} />
        <Late query={view.savedQuery} cards={cards} onHidden={setHidden} />
      </div>
    </Container>
  );
};
