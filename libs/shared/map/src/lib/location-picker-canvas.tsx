import { Button, Text } from '@yoodee/ui-kit';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { circleBounds } from './circle.ts';
import { messages } from './location-picker.messages.ts';
import { MapCanvas, type MapCanvasProps } from './map-canvas.tsx';
import type { Bounds, MapEngine, Point } from './map-engine.ts';
import { MapMarker } from './map-marker.tsx';
import { nudge, roundedPoint } from './nudge.ts';
import { Pin } from './pin.tsx';
import { thailand } from './thailand.ts';
import styles from './location-picker.module.css';

export interface LocationPickerProps extends Pick<MapCanvasProps, 'createEngine'> {
  value: Point | null;
  onChange: (value: Point | null) => void;
  /** The initial view without a pin, e.g. the chosen district; the whole country by default. */
  around?: Bounds | undefined;
  /** Moves the map there whenever it changes; the pin stays. */
  goTo?: Bounds | undefined;
}

/** Metres that an arrow key moves the pin, without and with Shift. */
const [step, longStep] = [5, 50];

/** Radius in metres of the initial view around an existing pin. */
const surroundings = 400;

const middleOf = ([west, south, east, north]: Bounds): Point => ({ lat: (south + north) / 2, lng: (west + east) / 2 });

const PinButton = ({ value, onChange }: { value: Point; onChange: (value: Point) => void }) => {
  const intl = useIntl();
  const moveByKey = (event: KeyboardEvent) => {
    const moved = nudge(value, event.key, event.shiftKey ? longStep : step);
    if (!moved) return;
    // The map handles the same keys.
    event.preventDefault();
    event.stopPropagation();
    onChange(moved);
  };
  return (
    <button
      type="button"
      className={styles.pin}
      aria-label={intl.formatMessage(messages.pin)}
      onKeyDown={moveByKey}
      onClick={(event) => event.stopPropagation()}
    >
      <Pin />
    </button>
  );
};

/** A map on which a click sets the pin, and dragging or the arrow keys move it. */
export const LocationPickerCanvas = ({
  value,
  onChange,
  around = thailand,
  goTo,
  createEngine,
}: LocationPickerProps) => {
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const change = (point: Point) => onChange(roundedPoint(point));
  useEffect(() => {
    if (engine && goTo) engine.show(goTo, 'exactly');
  }, [engine, goTo]);
  return (
    <div className={styles.picker}>
      <div className={styles.map}>
        <MapCanvas
          bounds={value ? circleBounds({ center: value, radiusMetres: surroundings }) : around}
          maxZoom={17}
          onRest={setEngine}
          onClick={change}
          createEngine={createEngine}
        >
          {value && (
            <MapMarker lat={value.lat} lng={value.lng} anchor="bottom" onDragEnd={change}>
              <PinButton value={value} onChange={onChange} />
            </MapMarker>
          )}
        </MapCanvas>
      </div>
      <div className={styles.foot}>
        <Text size="sm" tone="muted" role="status">
          {value ? (
            <FormattedMessage
              {...messages.placed}
              values={{ lat: value.lat.toFixed(5), lng: value.lng.toFixed(5), metres: step }}
            />
          ) : (
            <FormattedMessage {...messages.empty} />
          )}
        </Text>
        {value ? (
          <Button variant="outline" size="sm" onClick={() => onChange(null)}>
            <FormattedMessage {...messages.remove} />
          </Button>
        ) : (
          engine && (
            <Button variant="outline" size="sm" onClick={() => change(middleOf(engine.bounds()))}>
              <FormattedMessage {...messages.putInMiddle} />
            </Button>
          )
        )}
      </div>
    </div>
  );
};
