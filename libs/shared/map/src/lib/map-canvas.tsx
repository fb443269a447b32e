import { Button, IconButton, Icon, Notice, Spinner } from '@yoodee/ui-kit';
import { layersIcon, minusIcon, plusIcon } from '@yoodee/ui-kit/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loadMapLibre } from './load-maplibre.ts';
import { MapContext } from './map-context.ts';
import type { Bounds, CreateMapEngine, MapEngine, Point } from './map-engine.ts';
import { messages } from './map.messages.ts';
import { useMap } from './use-map.ts';
import styles from './map-canvas.module.css';

export interface MapCanvasProps {
  /** The initial view. */
  bounds: Bounds;
  /** The maximum zoom of automatic movements; visitors can zoom in further. */
  maxZoom?: number;
  /** For a map inside a page: the wheel and one finger scroll the page, not the map. */
  isInPage?: boolean;
  /** For the surroundings of a place in a page: the first view may be closer or wider, so that it shows a name. */
  isOfPlace?: boolean;
  /** Called when the map is drawn and after each movement; `byVisitor` is false if code moved it. */
  onRest?: (engine: MapEngine, byVisitor: boolean) => void;
  onClick?: (point: Point) => void;
  /** Markers and other overlays. */
  children?: ReactNode;
  createEngine?: CreateMapEngine;
}

interface ControlsProps {
  engine: MapEngine;
  isSatellite: boolean;
  setSatellite: (isSatellite: boolean) => void;
}

const Controls = ({ engine, isSatellite, setSatellite }: ControlsProps) => {
  const intl = useIntl();
  return (
    <div className={styles.controls}>
      <IconButton
        variant="outline"
        label={intl.formatMessage(messages.zoomIn)}
        icon={<Icon icon={plusIcon} />}
        onClick={() => engine.zoomBy(1)}
      />
      <IconButton
        variant="outline"
        label={intl.formatMessage(messages.zoomOut)}
        icon={<Icon icon={minusIcon} />}
        onClick={() => engine.zoomBy(-1)}
      />
      {engine.hasSatellite && (
        <IconButton
          variant="outline"
          label={intl.formatMessage(messages.satellite)}
          icon={<Icon icon={layersIcon} />}
          aria-pressed={isSatellite}
          onClick={() => setSatellite(!isSatellite)}
        />
      )}
    </div>
  );
};

/** A map that fills its container, with controls; shows a notice if it cannot be drawn. */
export const MapCanvas = ({
  bounds,
  maxZoom = 16,
  isInPage = false,
  isOfPlace = false,
  onRest,
  onClick,
  children,
  createEngine = loadMapLibre,
}: MapCanvasProps) => {
  const { container, state, retry, isSatellite, setSatellite } = useMap({
    bounds,
    maxZoom,
    isInPage,
    isOfPlace,
    onRest,
    onClick,
    createEngine,
  });
  return (
    <div className={styles.map}>
      <div ref={container} className={styles.canvas} data-lost={state.status === 'lost' ? '' : undefined} />
      {state.status === 'drawn' ? (
        <MapContext value={state.engine}>
          {children}
          <Controls engine={state.engine} isSatellite={isSatellite} setSatellite={setSatellite} />
        </MapContext>
      ) : (
        <div className={styles.notice}>
          {state.status === 'loading' ? (
            <span role="status" className={styles.loading}>
              <Spinner />
              <FormattedMessage {...messages.loading} />
            </span>
          ) : (
            <Notice tone="warning">
              <div className={styles.failure}>
                <FormattedMessage {...messages[state.status]} />
                {state.status !== 'unsupported' && (
                  <Button variant="outline" size="sm" onClick={retry}>
                    <FormattedMessage {...messages.retry} />
                  </Button>
                )}
              </div>
            </Notice>
          )}
        </div>
      )}
    </div>
  );
};
