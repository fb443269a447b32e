import { AssetCard, toAssetCardView } from '@yoodee/asset-view';
import { useLocale } from '@yoodee/i18n';
import { useOnline } from '@yoodee/runtime';
import { hrefs } from '@yoodee/site';
import { Button, EmptyState, Grid, Icon, LinkButton, Notice, Skeleton, Text } from '@yoodee/ui-kit';
import { heartIcon } from '@yoodee/ui-kit/icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './favourites-page.messages.ts';
import { Waiting } from './favourites-waiting.tsx';
import styles from './favourites-page.module.css';
import { useReadAssets } from './read-assets.ts';
import { shortlist } from './shortlist-store.ts';
import { useShortlist } from './use-shortlist.ts';

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
        for (const id of ids) shortlist.setFavourite(id, false);
      }}
    >
      <FormattedMessage {...messages.removeGone} />
    </Button>
  </Notice>
);

/** The kept assets as cards, those that have been closed among them; 24, and more when asked. */
export default function FavouritesList({ isSignedIn }: { isSignedIn: boolean }) {
  const { favourites, memberId } = useShortlist();
  const isArriving = useOnline() && isSignedIn && memberId === null;
  const [limit, setLimit] = useState(pageSize);
  const locale = useLocale();
  const shown = favourites.slice(0, limit);
  const { assets, failure, retry } = useReadAssets(shown);
  const gone = shown.filter((id) => assets.get(id) === null);
  if (favourites.length === 0) return isArriving ? <Waiting /> : <Nothing />;
  return (
    <>
      <Text weight="medium" role="status">
        <FormattedMessage {...messages.count} values={{ count: favourites.length }} />
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
          return <AssetCard key={id} asset={toAssetCardView(asset, locale, new Date())} sizes={cardSizes} />;
        })}
      </Grid>
      {favourites.length > limit && (
        <Button variant="outline" className={styles.more} onClick={() => setLimit(limit + pageSize)}>
          <FormattedMessage {...messages.more} />
        </Button>
      )}
    </>
  );
}
