import { assetSearchParams } from '@yoodee/api-contract/asset-address';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import type { AssetCluster } from '@yoodee/api-contract/clusters';
import { MapCanvas, thailand, useMapEngine, type CreateMapEngine, type MapEngine } from '@yoodee/map/canvas';
import type { AssetCardView } from '@yoodee/ui-asset-card';
import { Button, Checkbox } from '@yoodee/ui-kit';
import { useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { messages } from './asset-map.messages.ts';
import { ChosenCard } from './chosen-card.tsx';
import { FitToQuery } from './fit-to-query.ts';
import { MapPins } from './map-pins.tsx';
import { around, isOnePoint, viewOf, type Box, type MapView } from './map-view.ts';
import { inView } from './result-view.ts';
import { useClusters } from './use-clusters.ts';
import styles from './asset-map.module.css';

export interface AssetMapProps {
  query: AssetQuery;
  cards: readonly AssetCardView[];
  pointedId: number | null;
  createEngine?: CreateMapEngine;
}

/** Writes bounding boxes to the URL, so that the list follows the map and Back restores both. */
const useBoxInAddress = () => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const writtenRef = useRef<string | null>(null);
  const hrefOf = (bbox: Box) => {
    const params = new URLSearchParams(search);
    params.delete('page');
    params.set('bbox', bbox.join(','));
    return `${pathname}?${params}`;
  };
  return {
    writtenRef,
    write: (bbox: Box) => {
      writtenRef.current = bbox.join(',');
      void navigate(hrefOf(bbox), { replace: true, preventScrollReset: true });
    },
    /** The list of the assets at one point, which no zoom can separate. */
    listOf: (bbox: Box) => void navigate(inView(hrefOf(bbox), 'list')),
  };
};

const Clusters = ({
  clusters: { found, hasFailed, retry },
  listOf,
  ...pins
}: {
  clusters: ReturnType<typeof useClusters>;
  listOf: (bbox: Box) => void;
  chosenId: number | null;
  pointedId: number | null;
  onChoose: (id: number) => void;
}) => {
  const engine = useMapEngine();
  const open = ({ bounds, lat, lng }: AssetCluster) => {
    if (isOnePoint(bounds)) listOf(around(bounds));
    else engine?.open(bounds, { lat, lng });
  };
  return (
    <>
      {found && <MapPins found={found} onOpen={open} {...pins} />}
      <p className={styles.note} role="status">
        {hasFailed ? (
          <>
            <FormattedMessage {...messages.failed} />
            <Button variant="outline" size="sm" onClick={retry}>
              <FormattedMessage {...messages.retry} />
            </Button>
          </>
        ) : (
          found?.total === 0 && <FormattedMessage {...messages.nothingHere} />
        )}
      </p>
    </>
  );
};

/** The list's assets on a map: clusters and price pins from the server, the card of a clicked pin, search on move. */
export const AssetMap = ({ query, cards, pointedId, createEngine }: AssetMapProps) => {
  const { page: _page, sort: _sort, bbox, ...rest } = query;
  const filters = assetSearchParams(rest).toString();
  const [view, setView] = useState<MapView | null>(null);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [followsMap, setFollowsMap] = useState(true);
  const [isMoved, setIsMoved] = useState(false);
  const { writtenRef, write, listOf } = useBoxInAddress();
  const clusters = useClusters(filters, view);

  const search = ({ bbox: box }: MapView) => {
    setIsMoved(false);
    write(box);
  };
  const whenAtRest = (engine: MapEngine, byVisitor: boolean) => {
    const shown = viewOf(engine);
    setView(shown);
    if (!byVisitor) return;
    if (followsMap) search(shown);
    else setIsMoved(true);
  };
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setChosenId(null);
  };
  return (
    <div className={styles.frame} onKeyDown={closeByKey}>
      <MapCanvas bounds={bbox ?? thailand} onRest={whenAtRest} createEngine={createEngine}>
        <FitToQuery filters={filters} bbox={bbox} writtenRef={writtenRef} />
        <Clusters
          clusters={clusters}
          listOf={listOf}
          chosenId={chosenId}
          pointedId={pointedId}
          onChoose={(id) => setChosenId(id === chosenId ? null : id)}
        />
        <div className={styles.follow}>
          {isMoved && view ? (
            <Button size="sm" onClick={() => search(view)}>
              <FormattedMessage {...messages.searchHere} />
            </Button>
          ) : (
            <Checkbox checked={followsMap} onChange={({ target }) => setFollowsMap(target.checked)}>
              <FormattedMessage {...messages.searchAsIMove} />
            </Checkbox>
          )}
        </div>
        {chosenId !== null && <ChosenCard id={chosenId} cards={cards} onClose={() => setChosenId(null)} />}
      </MapCanvas>
    </div>
  );
};
