import type { Map as LibreMap } from 'maplibre-gl';
import type { Pen, Point } from './map-engine.ts';

/** A pointer that moves less than this many pixels is a press and draws nothing. */
const slip = 6;

/**
 * Gives the pointer to a pen until the returned function is called: a press sets a point, and dragging draws. Two
 * fingers and the wheel still move the map; a second finger undoes the line that the first one has begun.
 */
export const attachPen = (map: LibreMap, pen: Pen): (() => void) => {
  const canvas = map.getCanvasContainer();
  const heldBack = [map.dragPan, map.doubleClickZoom, map.boxZoom].filter((handler) => handler.isEnabled());
  for (const handler of heldBack) handler.disable();
  canvas.setAttribute('data-pen', '');
  const down = new Set<number>();
  let stroke: { from: { x: number; y: number }; points: Point[] } | null = null;

  const pointAt = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect();
    const { lat, lng } = map.unproject([clientX - left, clientY - top]);
    return { lat, lng };
  };
  const isTrace = () => stroke !== null && stroke.points.length > 1;
  const takeBack = () => {
    if (isTrace()) pen.onTrace([], false);
    stroke = null;
  };

  const begin = (event: PointerEvent) => {
    down.add(event.pointerId);
    if (down.size > 1) return takeBack();
    if (event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    stroke = { from: { x: event.clientX, y: event.clientY }, points: [pointAt(event)] };
  };
  const move = (event: PointerEvent) => {
    if (!stroke) return;
    const { from, points } = stroke;
    if (points.length === 1 && Math.hypot(event.clientX - from.x, event.clientY - from.y) < slip) return;
    points.push(pointAt(event));
    pen.onTrace([...points], false);
  };
  const end = (event: PointerEvent) => {
    down.delete(event.pointerId);
    if (!stroke) return;
    const { points } = stroke;
    stroke = null;
    if (points.length > 1) pen.onTrace(points, true);
    else pen.onPress(points[0]!);
  };
  const cancel = (event: PointerEvent) => {
    down.delete(event.pointerId);
    takeBack();
  };

  const listening = new AbortController();
  const { signal } = listening;
  canvas.addEventListener('pointerdown', begin, { signal });
  canvas.addEventListener('pointermove', move, { signal });
  canvas.addEventListener('pointerup', end, { signal });
  canvas.addEventListener('pointercancel', cancel, { signal });
  return () => {
    listening.abort();
    canvas.removeAttribute('data-pen');
    for (const handler of heldBack) handler.enable();
  };
};
