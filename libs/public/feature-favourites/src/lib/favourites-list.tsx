import { useAssetSummaries } from '@yoodee/api-client';
import { favourites, useFavourites } from '@yoodee/favourites';
import { useLocale } from '@yoodee/i18n';
import { useOnline } from '@yoodee/runtime';
import { hrefs } from '@yoodee/site';
import { AssetCard, toAssetCardView } from '@yoodee/ui-asset-card';
import { Button, EmptyState, Grid, Icon, LinkButton, Notice, Skeleton, Text } from '@yoodee/ui-kit';
import { heartIcon } from '@yoodee/ui-kit/icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './favourites-page.messages.ts';
import { FavouritesSkeleton } from './favourites-skeleton.tsx';
import styles from './favourites-page.module.css';

const cardSizes = '100vw sm:50vw lg:33vw xl:280px';
const pageSize = 24;

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

const Gone = ({ ids }: { ids: readonly number[] }) => (
  <Notice tone="info">
    <p>
      <FormattedMessage {...messages.gone} values={{ count: ids.length }} />
    </p>
    <Button
      variant="outline"
      size="sm"
      onClick={() => {
        for (const id of ids) favourites.remove(id);
      }}
    >
      <FormattedMessage {...messages.removeGone} />
    </Button>
  </Notice>
);

/** The favourites as cards, closed listings too; 24 at a time. */
export default function FavouritesList({ isSignedIn }: { isSignedIn: boolean }) {
  const { ids, memberId } = useFavourites();
  const isSyncing = useOnline() && isSignedIn && memberId === null;
  const [limit, setLimit] = useState(pageSize);
  const locale = useLocale();
  const shown = ids.slice(0, limit);
  const { assets, failure, retry } = useAssetSummaries(shown);
  const gone = shown.filter((id) => assets.get(id) === null);
  if (ids.length === 0) return isSyncing ? <FavouritesSkeleton /> : <Nothing />;
  return (
    <>
      <Text weight="medium" role="status">
        <FormattedMessage {...messages.count} values={{ count: ids.length }} />
      </Text>
      {failure && (
        <Notice tone="danger" role="alert">
          <p>
            <FormattedMessage {...messages.failed} />
          </p>
          <Button variant="outline" size="sm" onClick={retry}>
            <FormattedMessage {...messages.retry} />
          </Button>
        </Notice>
      )}
      {gone.length > 0 && <Gone ids={gone} />}
      <Grid columns="cards">
        {shown.map((id) => {
          const asset = assets.get(id);
          if (asset === null) return null;
          if (!asset) return failure ? null : <Skeleton key={id} className={styles.waiting} />;
          return <AssetCard key={id} asset={toAssetCardView(asset, locale, new Date())} sizes={cardSizes} canSwipe />;
        })}
      </Grid>
      {ids.length > limit && (
        <Button variant="outline" className={styles.more} onClick={() => setLimit(limit + pageSize)}>
          <FormattedMessage {...messages.more} />
        </Button>
      )}
    </>
  );
}
