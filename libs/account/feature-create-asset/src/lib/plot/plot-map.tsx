import type { PlotCorner } from '@yoodee/asset-rules/outlines';
import { MapCanvas, MapMarker, MapShapes, Pin, type Bounds, type MapCanvasProps, type Point } from '@yoodee/map/canvas';
import { Button, HStack, Text } from '@yoodee/ui-kit';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import fieldStyles from '../fields/fields.module.css';
import { messages } from './plot.messages.ts';
import styles from './plot.module.css';

interface PlotMapProps extends Pick<MapCanvasProps, 'createEngine'> {
  pin: Point;
  corners: readonly PlotCorner[];
  onChange: (corners: readonly PlotCorner[]) => void;
}

/** About 60 m, in degrees: the margin of the initial view around the pin. */
const around = 0.000_6;

const viewOf = (points: readonly Point[]): Bounds => {
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  return [
    Math.min(...lngs) - around,
    Math.min(...lats) - around,
    Math.max(...lngs) + around,
    Math.max(...lats) + around,
  ];
};

/** A click adds the next corner. Corners can be dragged. */
export const PlotMap = ({ pin, corners, onChange, createEngine }: PlotMapProps) => {
  const shapes = useMemo(() => {
    const areas = corners.length > 2 ? [corners] : [];
    return { areas, line: corners, corners };
  }, [corners]);
  const move = (moved: number, point: Point) =>
    onChange(corners.map((corner, place) => (place === moved ? { ...corner, ...point } : corner)));
  return (
    <>
      <div className={fieldStyles.map}>
        <MapCanvas
          bounds={viewOf([pin, ...corners])}
          maxZoom={19}
          onClick={(point) => onChange([...corners, { ...point, isRoad: false }])}
          createEngine={createEngine}
        >
          <MapShapes {...shapes} />
          <MapMarker lat={pin.lat} lng={pin.lng} anchor="bottom">
            <Pin />
          </MapMarker>
          {corners.map(({ lat, lng }, place) => (
            // Corners have no id other than their index.
            <MapMarker key={place} lat={lat} lng={lng} onDragEnd={(point) => move(place, point)}>
              <span className={styles.corner} onClick={(event) => event.stopPropagation()} aria-hidden>
                {place + 1}
              </span>
            </MapMarker>
          ))}
        </MapCanvas>
      </div>
      <HStack gap={3} wrap>
        <Text size="sm" tone="muted">
          <FormattedMessage {...messages.howToDraw} />
        </Text>
        <Button
          variant="outline"
          size="sm"
          disabled={corners.length === 0}
          onClick={() => onChange(corners.slice(0, -1))}
        >
          <FormattedMessage {...messages.undo} />
        </Button>
      </HStack>
    </>
  );
};
