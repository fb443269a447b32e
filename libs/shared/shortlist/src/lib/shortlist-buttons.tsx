import { Button, Icon, IconButton } from '@yoodee/ui-kit';
import { heartIcon, scaleIcon } from '@yoodee/ui-kit/icons';
import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { setCompared, setFavourite } from './shortlist-actions.ts';
import { messages } from './shortlist-buttons.messages.ts';
import styles from './shortlist-buttons.module.css';
import { useShortlist } from './use-shortlist.ts';

/**
 * A press from before the page listened, done again by the page. Nothing was shown as chosen then, so it meant to choose.
 */
const isReplayed = ({ nativeEvent }: MouseEvent) => !nativeEvent.isTrusted && nativeEvent.detail === 0;

const useToggles = (assetId: number) => {
  const intl = useIntl();
  const { favourites, compare } = useShortlist();
  const isKept = favourites.includes(assetId);
  const isCompared = compare.includes(assetId);
  return {
    heart: {
      'aria-pressed': isKept,
      onClick: (event: MouseEvent) => setFavourite(intl, assetId, isReplayed(event) || !isKept),
    },
    heartLook: <Icon icon={heartIcon} filled={isKept} />,
    scales: {
      'aria-pressed': isCompared,
      onClick: (event: MouseEvent) => setCompared(intl, assetId, isReplayed(event) || !isCompared),
    },
    scalesLook: <Icon icon={scaleIcon} />,
  };
};

/** Heart and scales on the cover of a card. */
export const ShortlistCardActions = ({ assetId, title }: { assetId: number; title: string }) => {
  const { formatMessage } = useIntl();
  const { heart, heartLook, scales, scalesLook } = useToggles(assetId);
  // No tooltips: they would repeat each card's title twice more in the document.
  const look = { variant: 'overlay', round: true, title: undefined } as const;
  return (
    <div className={styles.onCover}>
      <IconButton
        {...look}
        {...heart}
        className={styles.heart}
        label={formatMessage(messages.saveAsset, { title })}
        icon={heartLook}
      />
      <IconButton
        {...look}
        {...scales}
        className={styles.scales}
        label={formatMessage(messages.compareAsset, { title })}
        icon={scalesLook}
      />
    </div>
  );
};

/** The same in words, for an asset's own page. */
export const ShortlistActions = ({ assetId }: { assetId: number }) => {
  const { heart, heartLook, scales, scalesLook } = useToggles(assetId);
  return (
    <>
      <Button variant="outline" className={styles.heart} {...heart}>
        {heartLook}
        <FormattedMessage {...messages.save} />
      </Button>
      <Button variant="outline" className={styles.scales} {...scales}>
        {scalesLook}
        <FormattedMessage {...messages.compare} />
      </Button>
    </>
  );
};
