import { assetSearchParams } from '@yoodee/api-contract/asset-address';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { decodeArea } from '@yoodee/api-contract/drawn-areas';
import { MapCanvas, MapShapes, thailand, type CreateMapEngine, type MapEngine } from '@yoodee/map/canvas';
import type { AssetCardView } from '@yoodee/ui-asset-card';
import { claimOverlayEntry } from '@yoodee/runtime';
import { Button, Checkbox, Icon } from '@yoodee/ui-kit';
import { pencilIcon } from '@yoodee/ui-kit/icons';
import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { AreaOutline } from './area-outline.ts';
import { messages } from './asset-map.messages.ts';
import { ChosenCard } from './chosen-card.tsx';
import { Clusters, ClustersNote } from './clusters.tsx';
import { FitToQuery } from './fit-to-query.ts';
import { useHiddenPins } from './hidden/use-hidden-pins.ts';
import { LocateButton } from './locate-button.tsx';
import { viewOf, type Box, type MapView } from './map-view.ts';
import { inView } from './result-view.ts';
import { useClusters } from './use-clusters.ts';
import { useDrawMode, useEditAreas, useReachShade } from './use-map-parts.ts';
import styles from './asset-map.module.css';

export interface AssetMapProps {
  query: AssetQuery;
  cards: readonly AssetCardView[];
  pointedId: number | null;
  onPoint: (id: number | null) => void;
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
    /** Searches these areas, in place of the view. */
    searchAreas: (areas: readonly string[]) => {
      const params = new URLSearchParams(search);
      for (const key of ['page', 'bbox', 'drawn']) params.delete(key);
      for (const area of areas) params.append('drawn', area);
      void navigate(`${pathname}?${params}`, { replace: claimOverlayEntry(), preventScrollReset: true });
    },
    /** Opens the list of the assets at one point, which zooming in cannot separate. */
    listOf: (bbox: Box) => void navigate(inView(hrefOf(bbox), 'list')),
  };
};

const none: readonly never[] = [];

/** The drawn areas of the URL. */
const useDrawnAreas = (texts: AssetQuery['drawn']) => {
  const joined = texts?.join(' ');
  return useMemo(() => (joined ? joined.split(' ').map((text) => decodeArea(text)!) : none), [joined]);
};

/** The list's assets on a map: clusters and price pins from the server, the card of a clicked pin, search on move. */
export const AssetMap = ({ query, cards, pointedId, onPoint, createEngine }: AssetMapProps) => {
  const { page: _page, sort: _sort, bbox, ...rest } = query;
  const filters = assetSearchParams(rest).toString();
  const [view, setView] = useState<MapView | null>(null);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [followsMap, setFollowsMap] = useState(true);
  const [isMoved, setIsMoved] = useState(false);
  const { writtenRef, write, searchAreas, listOf } = useBoxInAddress();
  const [DrawMode, startDrawing] = useDrawMode();
  const [EditAreas] = useEditAreas(query.drawn !== undefined);
  const [isEditing, setIsEditing] = useState(false);
  const [ReachShade] = useReachShade(query.reach !== undefined);
  const drawn = useDrawnAreas(query.drawn);
  const clusters = useClusters(filters, view);
  const [HiddenPins] = useHiddenPins(chosenId !== null);

  const search = ({ bbox: box }: MapView) => {
    setIsMoved(false);
    write(box);
  };
  const whenAtRest = (engine: MapEngine, byVisitor: boolean) => {
    const shown = viewOf(engine);
    setView(shown);
    // Drawn areas are searched instead of the view.
    if (!byVisitor || DrawMode || query.drawn) return;
    if (followsMap) search(shown);
    else setIsMoved(true);
  };
  const choose = useCallback((id: number) => setChosenId((chosen) => (chosen === id ? null : id)), []);
  // An open card would cover the drawing, and its asset may be outside the drawn area.
  const draw = () => {
    setChosenId(null);
    startDrawing(true);
  };
  const edit = () => {
    setChosenId(null);
    setIsEditing(true);
  };
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setChosenId(null);
  };
  return (
    <div className={styles.frame} onKeyDown={closeByKey}>
      <MapCanvas bounds={bbox ?? thailand} onRest={whenAtRest} createEngine={createEngine}>
        <FitToQuery filters={filters} bbox={bbox} areas={drawn} writtenRef={writtenRef} />
        <AreaOutline province={query.province} district={query.district} subdistrict={query.subdistrict} />
        {DrawMode ? (
          <DrawMode
            kept={query.drawn ?? none}
            onCancel={() => startDrawing(false)}
            onFinish={(area) => {
              startDrawing(false);
              searchAreas([...(query.drawn ?? none), area]);
            }}
          />
        ) : isEditing && EditAreas ? (
          <EditAreas
            kept={query.drawn!}
            onCancel={() => setIsEditing(false)}
            onFinish={(areas) => {
              setIsEditing(false);
              searchAreas(areas);
            }}
          />
        ) : (
          <>
            <MapShapes areas={drawn} line={none} corners={none} />
            <Clusters
              clusters={clusters}
              listOf={listOf}
              chosenId={chosenId}
              pointedId={pointedId}
              onPoint={onPoint}
              onChoose={choose}
            />
            <div className={styles.tools} data-covers-map>
              {isMoved && view ? (
                <Button size="sm" onClick={() => search(view)}>
                  <FormattedMessage {...messages.searchHere} />
                </Button>
              ) : (
                !query.drawn && (
                  <Checkbox checked={followsMap} onChange={({ target }) => setFollowsMap(target.checked)}>
                    <FormattedMessage {...messages.searchAsIMove} />
                  </Checkbox>
                )
              )}
              <div className={styles.quiet}>
                <Button size="sm" variant="outline" onClick={draw}>
                  <Icon icon={pencilIcon} size={16} />
                  <FormattedMessage {...messages.draw} />
                </Button>
                {EditAreas && <EditAreas onStart={edit} />}
                <LocateButton />
                {HiddenPins && <HiddenPins />}
              </div>
              {ReachShade && <ReachShade reach={query.reach!} />}
              <ClustersNote clusters={clusters} />
            </div>
            {chosenId !== null && (
              <ChosenCard id={chosenId} cards={cards} onClose={() => setChosenId(null)}>
                {HiddenPins && <HiddenPins chosenId={chosenId} />}
              </ChosenCard>
            )}
          </>
        )}
      </MapCanvas>
    </div>
  );
};
