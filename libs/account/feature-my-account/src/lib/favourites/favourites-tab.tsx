import type { Favourite } from '@yoodee/api-contract';
import { AssetCard, toAssetCardView } from '@yoodee/asset-view';
import { useFormat, useLocale } from '@yoodee/i18n';
import { shortlist, useShortlist } from '@yoodee/shortlist';
import { hrefs } from '@yoodee/site';
import { Button, EmptyState, Grid, Icon, LinkButton, Notice, Text } from '@yoodee/ui-kit';
import { heartIcon, trendingDownIcon, trendingUpIcon } from '@yoodee/ui-kit/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useGetMyFavouritesQuery } from '../my-account.api.ts';
import { ListPages, pageOf } from '../parts/list-pages.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { membersOnly } from '../parts/members-only.ts';
import { useOutcome } from '../parts/outcome.ts';
import { Panel } from '../parts/panel.tsx';
import { messages } from './favourites-tab.messages.ts';
import styles from './favourites.module.css';

const cardSizes = '100vw sm:50vw lg:33vw xl:280px';

const PriceChange = ({ change: { from, to } }: { change: NonNullable<Favourite['price_change']> }) => {
  const format = useFormat();
  const hasDropped = to < from;
  return (
    <p className={styles.change} data-dropped={hasDropped || undefined}>
      <Icon icon={hasDropped ? trendingDownIcon : trendingUpIcon} size={16} />
      <FormattedMessage
        {...(hasDropped ? messages.dropped : messages.risen)}
        values={{ from: format.baht(from), to: format.baht(to) }}
      />
    </p>
  );
};

const Kept = ({ favourite: { asset_id, asset, price_change, created_at } }: { favourite: Favourite }) => {
  const locale = useLocale();
  const format = useFormat();
  const { formatMessage } = useIntl();
  const { done } = useOutcome();
  const [now] = useState(() => new Date());
  const remove = () => {
    shortlist.setFavourite(asset_id, false);
    done(formatMessage(messages.removed), () => shortlist.setFavourite(asset_id, true));
  };
  return (
    <li className={styles.kept}>
      {asset ? (
        <AssetCard asset={toAssetCardView(asset, locale, now)} sizes={cardSizes} headingLevel={3} />
      ) : (
        <Notice>
          <FormattedMessage {...messages.gone} />
        </Notice>
      )}
      {asset && price_change && <PriceChange change={price_change} />}
      <div className={styles.foot}>
        <Text size="sm" tone="muted">
          <FormattedMessage {...messages.saved} values={{ when: format.relativeDays(created_at, now) }} />
        </Text>
        <Button size="sm" variant="ghost" onClick={remove}>
          <FormattedMessage {...messages.remove} />
        </Button>
      </div>
    </li>
  );
};

const Nothing = () => (
  <EmptyState
    drawing={<Icon icon={heartIcon} size={48} />}
    action={
      <LinkButton href={hrefs(useLocale()).assets}>
        <FormattedMessage {...messages.browse} />
      </LinkButton>
    }
  >
    <FormattedMessage {...messages.empty} />
  </EmptyState>
);

/** Listings I keep. The browser's shortlist is in step with the account: what is taken off it leaves the list at once. */
export const FavouritesTab = () => {
  const [params] = useSearchParams();
  const query = useGetMyFavouritesQuery(pageOf(params), membersOnly());
  const { favourites, memberId } = useShortlist();
  const isKept = ({ asset_id }: Favourite) => memberId === null || favourites.includes(asset_id);
  return (
    <Panel title={<FormattedMessage {...messages.heading} />}>
      <Loaded query={query} rowHeight="20rem">
        {({ items, ...pages }) => {
          const kept = items.filter(isKept);
          if (kept.length === 0 && pages.page === 1) return <Nothing />;
          return (
            <>
              <Grid as="ul" columns="cards">
                {kept.map((favourite) => (
                  <Kept key={favourite.asset_id} favourite={favourite} />
                ))}
              </Grid>
              <ListPages {...pages} />
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
};
