import { favouriteLimits, type Favourite } from '@yoodee/api-contract';
import { AssetCard, toAssetCardView } from '@yoodee/asset-view';
import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, EmptyState, Grid, Icon, LinkButton, Notice, Text } from '@yoodee/ui-kit';
import { heartIcon, trendingDownIcon, trendingUpIcon } from '@yoodee/ui-kit/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useGetMyFavouritesQuery, useNoteMyFavouriteMutation } from '../my-account.api.ts';
import { useAssetTitle } from '../parts/asset-title.ts';
import { ListPages, pageOf } from '../parts/list-pages.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { membersOnly } from '../parts/members-only.ts';
import { NoteForm } from '../parts/note-form.tsx';
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

interface KeptProps {
  favourite: Favourite;
  onKeep(assetId: number, isKept: boolean): void;
}

const Kept = ({ favourite: { asset_id, asset, note, price_change, created_at }, onKeep }: KeptProps) => {
  const locale = useLocale();
  const format = useFormat();
  const { formatMessage } = useIntl();
  const { done } = useOutcome();
  const titleOf = useAssetTitle();
  const [setNote] = useNoteMyFavouriteMutation();
  const [now] = useState(() => new Date());
  const putBack = () => {
    onKeep(asset_id, true);
    // The account forgot it with the listing.
    if (note) void setNote({ assetId: asset_id, note });
  };
  const remove = () => {
    onKeep(asset_id, false);
    done(formatMessage(messages.removed), putBack);
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

export interface FavouritesTabProps {
  /** Keeps an asset or drops it, in the account and in this browser's list alike. */
  setFavourite(assetId: number, isKept: boolean): void;
}

/** Listings I keep. What is dropped leaves at once and can come back. */
export const FavouritesTab = ({ setFavourite }: FavouritesTabProps) => {
  const [params] = useSearchParams();
  const query = useGetMyFavouritesQuery(pageOf(params), membersOnly());
  const [dropped, setDropped] = useState<ReadonlySet<number>>(new Set());
  const keep = (assetId: number, isKept: boolean) => {
    setFavourite(assetId, isKept);
    setDropped((before) => {
      const after = new Set(before);
      if (isKept) after.delete(assetId);
      else after.add(assetId);
      return after;
    });
  };
  return (
    <Panel title={<FormattedMessage {...messages.heading} />}>
      <Loaded query={query} rowHeight="20rem">
        {({ items, ...pages }) => {
          const kept = items.filter(({ asset_id }) => !dropped.has(asset_id));
          if (kept.length === 0 && pages.page === 1) return <Nothing />;
          return (
            <>
              <Grid as="ul" columns="cards">
                {kept.map((favourite) => (
                  <Kept key={favourite.asset_id} favourite={favourite} onKeep={keep} />
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
