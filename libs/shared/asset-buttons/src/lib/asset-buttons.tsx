import { useComparison } from '@yoodee/comparison';
import { useFavourites } from '@yoodee/favourites';
import { Button, Icon, IconButton } from '@yoodee/ui-kit';
import { heartIcon, scaleIcon } from '@yoodee/ui-kit/icons';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { setCompared, setFavourite } from './asset-actions.ts';
import { messages } from './asset-buttons.messages.ts';
import styles from './asset-buttons.module.css';

/**
 * A click from before hydration, which the page replays. No button was shown as pressed then, so the visitor meant to
 * turn it on.
 */
const isReplayed = ({ nativeEvent }: MouseEvent) => !nativeEvent.isTrusted && nativeEvent.detail === 0;

const useToggles = (assetId: number) => {
  const intl = useIntl();
  const isFavourite = useFavourites().ids.includes(assetId);
  const isCompared = useComparison().ids.includes(assetId);
  return {
    heart: {
      'aria-pressed': isFavourite,
      onClick: (event: MouseEvent) => setFavourite(intl, assetId, isReplayed(event) || !isFavourite),
    },
    shownHeart: <Icon icon={heartIcon} filled={isFavourite} />,
    scales: {
      'aria-pressed': isCompared,
      onClick: (event: MouseEvent) => setCompared(intl, assetId, isReplayed(event) || !isCompared),
    },
  };
};

/** Heart and scales on the cover of a card. */
export const AssetCardButtons = ({ assetId, title }: { assetId: number; title: string }) => {
  const { formatMessage } = useIntl();
  const { heart, shownHeart, scales } = useToggles(assetId);
  // No tooltips: they would repeat each card's title twice more in the document.
  const look = { variant: 'overlay', round: true, title: undefined } as const;
  return (
    <div className={styles.onCover}>
      <IconButton
        {...look}
        {...heart}
        className={styles.heart}
        label={formatMessage(messages.saveAsset, { title })}
        icon={shownHeart}
      />
      <IconButton
        {...look}
        {...scales}
        className={styles.scales}
        label={formatMessage(messages.compareAsset, { title })}
        icon={<Icon icon={scaleIcon} />}
      />
    </div>
  );
};

/** Heart and scales as icons, for the header of an asset's page on a phone. */
export const AssetIconButtons = ({ assetId }: { assetId: number }) => {
  const { formatMessage } = useIntl();
  const { heart, shownHeart, scales } = useToggles(assetId);
  return (
    <>
      <IconButton {...heart} className={styles.heart} label={formatMessage(messages.save)} icon={shownHeart} />
      <IconButton
        {...scales}
        className={styles.scales}
        label={formatMessage(messages.compare)}
        icon={<Icon icon={scaleIcon} />}
      />
    </>
  );
};

/** Heart and scales with text, for an asset's own page. */
export const AssetButtons = ({ assetId }: { assetId: number }) => {
  const { heart, shownHeart, scales } = useToggles(assetId);
  return (
    <>
      <Button variant="outline" className={styles.heart} {...heart}>
        {shownHeart}
        <FormattedMessage {...messages.save} />
      </Button>
      <Button variant="outline" className={styles.scales} {...scales}>
        <Icon icon={scaleIcon} />
        <FormattedMessage {...messages.compare} />
      </Button>
    </>
  );
};
