import { isSuccess, send, toRequest } from '@yoodee/api-client';
import { searchAssets, type AssetPage } from '@yoodee/api-contract/assets';
import { useLocale } from '@yoodee/i18n';
import { AssetCard, toAssetCardView, type AssetCardView } from '@yoodee/ui-asset-card';
import { closeOnBack } from '@yoodee/runtime';
import { Icon, IconButton, Notice, Skeleton } from '@yoodee/ui-kit';
import { xIcon } from '@yoodee/ui-kit/icons';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './asset-map.messages.ts';
import styles from './asset-map.module.css';

interface ChosenCardProps {
  id: number;
  /** Cards that the page has already loaded. */
  cards: readonly AssetCardView[];
  onClose: () => void;
  /** The actions for the asset, below its card. */
  children?: ReactNode;
}

/** The card of an asset: from the page if possible, otherwise from the API; `failed` if that request fails. */
const useCard = (id: number, cards: readonly AssetCardView[]): AssetCardView | 'loading' | 'failed' => {
  const locale = useLocale();
  const present = cards.find((card) => card.id === id);
  const [fetched, setFetched] = useState<{ id: number; card: AssetCardView | 'failed' } | null>(null);
  const isPresent = present !== undefined;

  useEffect(() => {
    if (isPresent) return;
    const leaving = new AbortController();
    const request = toRequest(searchAssets, { query: { ids: String(id) } });
    void send<AssetPage>(request, { locale, signal: leaving.signal }).then((result) => {
      if (leaving.signal.aborted) return;
      const asset = isSuccess(result) ? result.data.items[0] : undefined;
      setFetched({ id, card: asset ? toAssetCardView(asset, locale, new Date()) : 'failed' });
    });
    return () => leaving.abort();
  }, [id, isPresent, locale]);

  return present ?? (fetched?.id === id ? fetched.card : 'loading');
};

/** The asset of the clicked pin: a sheet on a phone, in a corner of the map elsewhere. Back closes it. */
export const ChosenCard = ({ id, cards, onClose, children }: ChosenCardProps) => {
  const intl = useIntl();
  const card = useCard(id, cards);
  const element = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => closeOnBack(() => close()), []);

  // Moves focus to the card, so that Tab does not continue with the next pins, and back to the pin on close.
  useLayoutEffect(() => {
    const shown = element.current!;
    const pin = document.activeElement;
    shown.querySelector('button')!.focus({ preventScroll: true });
    return () => {
      if (shown.contains(document.activeElement) && pin instanceof HTMLElement) pin.focus({ preventScroll: true });
    };
  }, [id]);

  return (
    <div ref={element} className={styles.card} role="status" data-map-card>
      <IconButton
        className={styles.close}
        size="sm"
        variant="outline"
        round
        label={intl.formatMessage(messages.close)}
        icon={<Icon icon={xIcon} />}
        onClick={onClose}
      />
      {card === 'loading' && <Skeleton className={styles.cardSkeleton} />}
      {card === 'failed' && (
        <Notice tone="warning">
          <FormattedMessage {...messages.cardFailed} />
        </Notice>
      )}
      {typeof card === 'object' && <AssetCard asset={card} sizes="320px" headingLevel={3} canSwipe />}
      {children && <div className={styles.cardActions}>{children}</div>}
    </div>
  );
};
