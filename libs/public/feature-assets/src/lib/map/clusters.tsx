import type { AssetCluster } from '@yoodee/api-contract/clusters';
import { useMapEngine } from '@yoodee/map/canvas';
import { Button } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from './asset-map.messages.ts';
import { MapPins, type MapPinsProps } from './map-pins.tsx';
import { around, isOnePoint, type Box } from './map-view.ts';
import type { useClusters } from './use-clusters.ts';
import styles from './asset-map.module.css';

interface ClustersProps extends Omit<MapPinsProps, 'found' | 'onOpen'> {
  clusters: ReturnType<typeof useClusters>;
  /** Opens the list of the assets at one point, which zooming in cannot separate. */
  listOf: (bbox: Box) => void;
}

/** The clusters and pins in view. */
export const Clusters = ({ clusters: { found }, listOf, ...pins }: ClustersProps) => {
  const engine = useMapEngine();
  const open = ({ bounds, lat, lng }: AssetCluster) => {
    if (isOnePoint(bounds)) listOf(around(bounds));
    else engine?.open(bounds, { lat, lng });
  };
  return found && <MapPins found={found} onOpen={open} {...pins} />;
};

/** The reason why the map shows no clusters, or no new ones. */
export const ClustersNote = ({ clusters: { found, hasFailed, retry } }: Pick<ClustersProps, 'clusters'>) => (
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
);
