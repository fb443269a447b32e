import { ListPages, Loaded, NoteForm, Panel, pageOf, useAssetTitle, useOutcome } from '@yoodee/account-ui-parts';
import { favouriteLimits, type Favourite } from '@yoodee/api-contract/favourites';
import { useFormat, useLocale } from '@yoodee/i18n';
import { favourites, useFavourites } from '@yoodee/favourites';
import { hrefs } from '@yoodee/site';
import { AssetCard, toAssetCardView } from '@yoodee/ui-asset-card';
import { Button, EmptyState, Grid, Icon, LinkButton, Notice, Text } from '@yoodee/ui-kit';
import { heartIcon, trendingDownIcon, trendingUpIcon } from '@yoodee/ui-kit/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useGetMyFavouritesQuery, useNoteMyFavouriteMutation } from '../my-account.api.ts';
import { membersOnly } from '../parts/members-only.ts';
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

interface FavouriteItemProps {
  favourite: Favourite;
  canRemove: boolean;
}

const FavouriteItem = ({
  favourite: { asset_id, asset, note, price_change, created_at },
  canRemove,
}: FavouriteItemProps) => {
  const locale = useLocale();
  const format = useFormat();
  const { formatMessage } = useIntl();
  const { done } = useOutcome();
  const titleOf = useAssetTitle();
  const [setNote] = useNoteMyFavouriteMutation();
  const [now] = useState(() => new Date());
  const remove = () => {
    favourites.remove(asset_id);
    // The account deletes the note with the favourite: the undo restores both.
    done(formatMessage(messages.removed), () => void favourites.save(asset_id, note ?? undefined));
  };
  return (
    <li className={styles.favourite}>
      {asset ? (
        <AssetCard asset={toAssetCardView(asset, locale, now)} sizes={cardSizes} headingLevel={3} canSwipe />
      ) : (
        <Notice>
          <FormattedMessage {...messages.gone} />
        </Notice>
      )}
      {asset && price_change && <PriceChange change={price_change} />}
      <NoteForm
        subject={asset ? titleOf(asset) : formatMessage(messages.gone)}
        note={note}
        maxLength={favouriteLimits.note}
        onSave={(text) => setNote({ assetId: asset_id, note: text })}
      />
      <div className={styles.foot}>
        <Text size="sm" tone="muted">
          <FormattedMessage {...messages.saved} values={{ when: format.relativeDays(created_at, now) }} />
        </Text>
        <Button size="sm" variant="ghost" disabled={!canRemove} onClick={remove}>
          <FormattedMessage {...messages.remove} />
        </Button>
      </div>
    </li>
  );
};

const NoFavourites = () => (
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

/** The member's favourites from the account, without those that were removed in this browser since the request. */
export const FavouritesTab = () => {
  const [params] = useSearchParams();
  const query = useGetMyFavouritesQuery(pageOf(params), membersOnly());
  const { ids, memberId } = useFavourites();
  // Until the local store is synced with the account, its ids are not those of the member.
  const isConnected = memberId !== null;
  return (
    <Panel title={<FormattedMessage {...messages.heading} />}>
      <Loaded query={query} rowHeight="20rem">
        {({ items, ...pages }) => {
          const shown = isConnected ? items.filter(({ asset_id }) => ids.includes(asset_id)) : items;
          if (shown.length === 0 && pages.page === 1) return <NoFavourites />;
          return (
            <>
              <Grid as="ul" columns="cards">
                {shown.map((favourite) => (
                  <FavouriteItem key={favourite.asset_id} favourite={favourite} canRemove={isConnected} />
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
