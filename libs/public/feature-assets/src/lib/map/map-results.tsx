import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { useHydrated, withNetwork } from '@yoodee/runtime';
import type { AssetCardView } from '@yoodee/ui-asset-card';
import { Button, Icon, LinkButton, Notice, Skeleton } from '@yoodee/ui-kit';
import { slidersHorizontalIcon } from '@yoodee/ui-kit/icons';
import { lazy, Suspense, useCallback, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { filtersId } from '../asset-filters.tsx';
import { messages as filterMessages } from '../asset-filters.messages.ts';
import { messages } from './map.messages.ts';
import { inView, type ResultView } from './result-view.ts';
import { useFreeHeight } from './use-free-height.ts';
import { useWide } from './use-wide.ts';
import styles from './map-results.module.css';

const AssetMap = lazy(withNetwork(() => import('./asset-map.tsx').then((module) => ({ default: module.AssetMap }))));

const ResultSheet = lazy(
  withNetwork(() => import('./result-sheet.tsx').then((module) => ({ default: module.ResultSheet }))),
);

export interface MapResultsProps {
  resultView: ResultView;
  query: AssetQuery;
  total: number;
  /** The cards of `children`, in their order. */
  cards: readonly AssetCardView[];
  /** The list: one element with one child for each card. */
  children: ReactNode;
}

const shownCards = (list: HTMLElement | null) => [...(list?.firstElementChild?.children ?? [])];

/**
 * The list with a map beside it, or above it. The map loads when it is shown; the list is always in the document, for
 * those who cannot use a map.
 */
export const MapResults = ({ resultView, query, total, cards, children }: MapResultsProps) => {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const isWide = useWide();
  const isHydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const [pointedId, setPointedId] = useState<number | null>(null);
  const hasMap = isHydrated && (resultView === 'map' || (resultView === 'split' && isWide));
  const frame = useFreeHeight(hasMap && isWide, resultView === 'split');
  const markCard = useCallback(
    (id: number | null) => {
      for (const [place, card] of shownCards(list.current).entries())
        card.toggleAttribute('data-pointed', id !== null && cards[place]?.id === id);
    },
    [cards],
  );
  if (resultView === 'list') return children;

  const point = ({ target }: SyntheticEvent) =>
    setPointedId(cards[shownCards(list.current).findIndex((card) => card.contains(target as Node))]?.id ?? null);
  const isSheet = hasMap && resultView === 'map' && !isWide;
  const shownList = (
    <div
      ref={list}
      className={styles.list}
      onPointerOver={point}
      onFocus={point}
      onPointerLeave={() => setPointedId(null)}
    >
      {children}
    </div>
  );
  return (
    <div className={resultView === 'map' ? styles.asMap : styles.asSplit}>
      <noscript className={styles.needsScript}>
        <Notice>
          <FormattedMessage {...messages.needsScript} />
        </Notice>
      </noscript>
      {hasMap && (
        <section
          ref={frame}
          className={styles.map}
          data-full={resultView === 'map'}
          aria-label={intl.formatMessage(messages.region)}
        >
          <Suspense fallback={<Skeleton className={styles.skeleton} />}>
            <AssetMap query={query} cards={cards} pointedId={pointedId} onPoint={markCard} />
          </Suspense>
          <div className={styles.foot} data-map-foot data-covers-map>
            <Button variant="outline" size="sm" popoverTarget={filtersId}>
              <Icon icon={slidersHorizontalIcon} size={16} />
              <FormattedMessage {...filterMessages.filters} />
            </Button>
            <LinkButton size="sm" href={inView(pathname + search, 'list')}>
              <FormattedMessage {...messages.close} />
            </LinkButton>
          </div>
        </section>
      )}
      {isSheet ? (
        <Suspense fallback={shownList}>
          <ResultSheet total={total}>{shownList}</ResultSheet>
        </Suspense>
      ) : (
        shownList
      )}
    </div>
  );
};
