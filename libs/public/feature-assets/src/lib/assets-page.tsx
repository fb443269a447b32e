import { AssetCard } from '@yoodee/asset-view';
import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import {
  Button,
  Container,
  EmptyState,
  Grid,
  Heading,
  Icon,
  Input,
  LinkButton,
  Notice,
  RemovableChip,
  Text,
} from '@yoodee/ui-kit';
import { searchIcon, slidersHorizontalIcon } from '@yoodee/ui-kit/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { AssetFilters, filterFormId, filtersId } from './asset-filters.tsx';
import { AssetPagination } from './asset-pagination.tsx';
import { AssetSort } from './asset-sort.tsx';
import { messages } from './assets-page.messages.ts';
import type { AssetsPageView, ChipView } from './assets-page.view.ts';
import { MapResults } from './map/map-results.tsx';
import { readResultView } from './map/result-view.ts';
import { ViewFields } from './map/view-fields.tsx';
import { ViewSwitch } from './map/view-switch.tsx';
import styles from './assets-page.module.css';

/** Four columns beside the filters at most; the whole width on a phone. */
const cardSizes = '100vw sm:50vw lg:33vw xl:300px';

const SearchBox = ({ text }: { text: string | undefined }) => {
  const intl = useIntl();
  return (
    <div className={styles.search} role="search">
      <Input
        key={text}
        form={filterFormId}
        type="search"
        name="q"
        defaultValue={text}
        maxLength={200}
        aria-label={intl.formatMessage(messages.search)}
        placeholder={intl.formatMessage(messages.placeholder)}
        start={<Icon icon={searchIcon} />}
      />
      <Button type="submit" form={filterFormId}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </div>
  );
};

const useChipText = () => {
  const intl = useIntl();
  const format = useFormat();
  return ({ key, text }: ChipView) => {
    if (key === 'q') return intl.formatMessage(messages.query, { text });
    if (key === 'price_min')
      return intl.formatMessage(messages.minPrice, { price: format.baht(Number(text), { compact: true }) });
    if (key === 'price_max')
      return intl.formatMessage(messages.maxPrice, { price: format.baht(Number(text), { compact: true }) });
    if (key === 'bedrooms_min') return intl.formatMessage(messages.bedroomsFrom, { count: Number(text) });
    return text;
  };
};

const Chips = ({ chips }: { chips: readonly ChipView[] }) => {
  const intl = useIntl();
  const textOf = useChipText();
  return (
    chips.length > 0 && (
      <ul className={styles.chips} aria-label={intl.formatMessage(messages.active)}>
        {chips.map((chip) => {
          const text = textOf(chip);
          return (
            <li key={`${chip.key} ${chip.text}`}>
              <RemovableChip removeHref={chip.href} removeLabel={intl.formatMessage(messages.remove, { filter: text })}>
                {text}
              </RemovableChip>
            </li>
          );
        })}
      </ul>
    )
  );
};

const filterNames: Record<string, (typeof messages)['deal']> = {
  q: messages.search,
  listing_type: messages.deal,
  property_type: messages.type,
  province: messages.province,
  price_min: messages.priceMin,
  price_max: messages.priceMax,
  bedrooms_min: messages.bedrooms,
};

const NothingFound = ({ relaxations }: Pick<AssetsPageView, 'relaxations'>) => {
  const intl = useIntl();
  const { assets } = hrefs(useLocale());
  return (
    <EmptyState
      drawing={<Icon icon={searchIcon} size={48} />}
      action={
        <div className={styles.relaxations}>
          {relaxations.map(({ key, href, total }) => (
            <LinkButton key={key} variant="outline" href={href}>
              <FormattedMessage
                {...messages.relax}
                values={{ filter: intl.formatMessage(filterNames[key] ?? messages.moreFilters), count: total }}
              />
            </LinkButton>
          ))}
          <LinkButton variant="ghost" href={assets}>
            <FormattedMessage {...messages.showAll} />
          </LinkButton>
        </div>
      }
    >
      <FormattedMessage {...messages.empty} />
    </EmptyState>
  );
};

/** The list of assets: search, filters, chips, order, cards, pages. The address is its only state. */
export const AssetsPage = ({ view }: { view: AssetsPageView }) => {
  const { cards, total, chips, query, refused, relaxations, sorts } = view;
  const intl = useIntl();
  const resultView = readResultView(useSearchParams()[0]);
  return (
    <Container className={`${styles.page} ${resultView === 'split' ? styles.wide : ''}`}>
      <AssetFilters view={view} />
      <ViewFields resultView={resultView} form={filterFormId} bbox={query.bbox} />
      <div className={styles.results}>
        <Heading level={1} size="xl">
          <FormattedMessage {...messages.title} />
        </Heading>
        <SearchBox text={query.q} />
        {refused.length > 0 && (
          <Notice tone="warning">
            <FormattedMessage {...messages.refused} />
          </Notice>
        )}
        <div className={styles.bar}>
          <Text weight="medium" role="status">
            <FormattedMessage {...messages.found} values={{ count: total }} />
          </Text>
          <AssetSort sorts={sorts} />
          <ViewSwitch resultView={resultView} />
          <Button variant="outline" className={styles.openFilters} popoverTarget={filtersId}>
            <Icon icon={slidersHorizontalIcon} />
            {intl.formatMessage(messages.filters)}
          </Button>
        </div>
        <Chips chips={chips} />
        <MapResults resultView={resultView} query={query} total={total} cards={cards}>
          {cards.length === 0 ? (
            <NothingFound relaxations={relaxations} />
          ) : (
            <Grid columns="cards">
              {cards.map((card, index) => (
                <AssetCard key={card.id} asset={card} sizes={cardSizes} priority={index === 0} />
              ))}
            </Grid>
          )}
        </MapResults>
        <AssetPagination view={view} />
      </div>
    </Container>
  );
};
