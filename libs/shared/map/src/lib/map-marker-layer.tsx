import { useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMapEngine } from './map-context.ts';
import type { Point } from './map-engine.ts';
import styles from './marker-layer.module.css';

/**
 * Many markers, which are {@link LayerMarker}s; their order is that of the Tab key. Render it once inside a `MapCanvas`.
 */
export const MapMarkerLayer = ({ children }: { children: ReactNode }) => {
  const engine = useMapEngine();
  return engine && createPortal(children, engine.markerLayer.element);
};

export interface LayerMarkerProps extends Point {
  /** Drawn above the other markers, e.g. while it is selected. */
  isOnTop?: boolean;
  children: ReactNode;
}

/** An HTML element whose middle is at a place on the map. */
export const LayerMarker = ({ lat, lng, isOnTop = false, children }: LayerMarkerProps) => {
  const engine = useMapEngine();
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => engine?.markerLayer.place(element.current!, { lat, lng }), [engine, lat, lng]);
  /** Moves the map to a marker outside the view that gets keyboard focus. */
  const follow = ({ target }: FocusEvent<HTMLElement>) => {
    if (!engine || !target.matches(':focus-visible')) return;
    const [west, south, east, north] = engine.bounds();
    if (lng < west || lng > east || lat < south || lat > north) engine.panTo({ lat, lng });
  };
  return (
    <div ref={element} className={styles.marker} style={isOnTop ? { zIndex: 2 } : undefined} onFocus={follow}>
      {children}
    </div>
  );
};
