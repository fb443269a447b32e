import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMapEngine } from './map-context.ts';
import type { EngineMarker, MarkerOptions, Point } from './map-engine.ts';

export interface MapMarkerProps {
  lat: number;
  lng: number;
  anchor?: MarkerOptions['anchor'];
  onDragEnd?: (point: Point) => void;
  /** Each place on the way of a drag; only with `onDragEnd`. */
  onDrag?: (point: Point) => void;
  /** Drawn above the other markers, e.g. while it is selected. */
  isOnTop?: boolean;
  children: ReactNode;
}

/** An HTML element at a place on the map. Render it inside a `MapCanvas`. */
export const MapMarker = ({
  lat,
  lng,
  anchor = 'center',
  onDragEnd,
  onDrag,
  isOnTop = false,
  children,
}: MapMarkerProps) => {
  const engine = useMapEngine();
  const [element] = useState(() => document.createElement('div'));
  const marker = useRef<EngineMarker>(null);
  const isDraggable = onDragEnd !== undefined;
  const dragged = useEffectEvent((point: Point) => onDragEnd?.(point));
  const isDragged = useEffectEvent((point: Point) => onDrag?.(point));
  const place = useEffectEvent(() => ({ lat, lng }));

  useEffect(() => {
    if (!engine) return;
    marker.current = engine.addMarker(element, place(), {
      anchor,
      ...(isDraggable && { onDragEnd: (point) => dragged(point), onDrag: (point) => isDragged(point) }),
    });
    return () => marker.current?.remove();
  }, [engine, element, anchor, isDraggable]);

  useEffect(() => {
    marker.current?.moveTo({ lat, lng });
  }, [lat, lng]);

  useEffect(() => {
    element.style.setProperty('z-index', isOnTop ? '2' : null);
  }, [element, isOnTop]);

  return createPortal(children, element);
};
