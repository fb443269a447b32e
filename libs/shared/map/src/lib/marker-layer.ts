import type { Map as LibreMap } from 'maplibre-gl';
import type { MarkerLayer, Point } from './map-engine.ts';
import styles from './marker-layer.module.css';

/** What the layer needs of a map. */
type LayerMap = Pick<LibreMap, 'getCanvasContainer' | 'getCenter' | 'getZoom' | 'project' | 'on'>;

/** Farther from its origin than this, in pixels, a layer would lose fractions of a pixel. */
const farPixels = 20_000;

interface Placed {
  element: HTMLElement;
  point: Point;
}

/**
 * Markers that a drag moves as one element; only zooming changes their places in it. As markers of MapLibre, 500 of them
 * took most of each frame: each is projected, has its style computed, and is a layer of the browser.
 */
export const createMarkerLayer = (map: LayerMap): MarkerLayer => {
  const element = document.createElement('div');
  element.className = styles.layer!;
  map.getCanvasContainer().append(element);
  const markers = new Set<Placed>();
  let origin = map.getCenter();
  let zoom = map.getZoom();

  /** Whole pixels keep letters sharp, and would make a movement stutter. */
  const translation = (x: number, y: number, isStill: boolean) =>
    isStill ? `translate(${Math.round(x)}px, ${Math.round(y)}px)` : `translate(${x}px, ${y}px)`;
  const follow = (isStill: boolean) => {
    const { x, y } = map.project(origin);
    element.style.transform = translation(x, y, isStill);
  };
  const place = ({ element: marker, point }: Placed, isStill: boolean) => {
    const { x, y } = map.project([point.lng, point.lat]).sub(map.project(origin));
    marker.style.transform = `translate(-50%, -50%) ${translation(x, y, isStill)}`;
  };
  const placeAll = (isStill: boolean) => {
    for (const marker of markers) place(marker, isStill);
  };
  const rest = () => {
    if (zoom !== map.getZoom() || map.project(origin).mag() > farPixels) {
      [origin, zoom] = [map.getCenter(), map.getZoom()];
      placeAll(true);
    }
    follow(true);
  };

  map.on('move', () => follow(false));
  map.on('zoom', () => placeAll(false));
  map.on('moveend', rest);
  follow(true);
  return {
    element,
    place: (marker, point) => {
      const placed = { element: marker, point };
      markers.add(placed);
      place(placed, true);
      return () => void markers.delete(placed);
    },
  };
};
