import { readAssetQuery } from '@yoodee/api-contract/asset-query';
import { MapCanvas, type Bounds, type CreateMapEngine } from '@yoodee/map/canvas';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { useCallback, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { AreaOutline } from './area-outline.ts';
import { ChosenCard } from './chosen-card.tsx';
import { Clusters } from './clusters.tsx';
import { viewOf, type Box, type MapView } from './map-view.ts';
import { useClusters } from './use-clusters.ts';
import styles from './asset-map.module.css';

export interface AreaMapProps {
  /** The area's assets as a query string of the list. */
  search: string;
  /** The box around all of them. */
  bounds: Bounds;
  createEngine?: CreateMapEngine;
}

const none: readonly never[] = [];
const ignore = () => undefined;

/** The assets of an area on a map within its page; a pin opens the card of its asset. */
export const AreaMap = ({ search, bounds, createEngine }: AreaMapProps) => {
  const navigate = useNavigate();
  const { assetsWith } = hrefs(useLocale());
  const [view, setView] = useState<MapView | null>(null);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const clusters = useClusters(search, view);
  const { province, district, subdistrict } = readAssetQuery(new URLSearchParams(search)).query;
  const choose = useCallback((id: number) => setChosenId((chosen) => (chosen === id ? null : id)), []);
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setChosenId(null);
  };
  return (
    <div className={styles.inPage} onKeyDown={closeByKey}>
      <MapCanvas isInPage bounds={bounds} onRest={(engine) => setView(viewOf(engine))} createEngine={createEngine}>
        <AreaOutline province={province} district={district} subdistrict={subdistrict} />
        <Clusters
          clusters={clusters}
          listOf={(bbox: Box) => void navigate(assetsWith(`${search}&bbox=${bbox.join(',')}`))}
          chosenId={chosenId}
          pointedId={null}
          onPoint={ignore}
          onChoose={choose}
        />
        {chosenId !== null && <ChosenCard id={chosenId} cards={none} onClose={() => setChosenId(null)} />}
      </MapCanvas>
    </div>
  );
};
