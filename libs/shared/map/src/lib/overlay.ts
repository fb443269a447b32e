import type { Feature } from 'geojson';
import type { GeoJSONSource, Map as LibreMap } from 'maplibre-gl';
import { creditAsHtml } from './credit.ts';

interface OverlayOptions {
  colour: () => string;
  /** Whether the map has a style; without one nothing is drawn. */
  hasStyle: () => boolean;
  /** Without them areas touch without a seam: smoothing would draw one. */
  edges?: boolean;
}

/**
 * Areas, lines and points above any style, in one colour. After the style is replaced, they must be added again.
 */
export const createOverlay = (map: LibreMap, id: string, { colour, hasStyle, edges = true }: OverlayOptions) => {
  let shown: readonly Feature[] = [];
  let credit: string | null = null;
  const source = () => map.getSource<GeoJSONSource>(id);
  const draw = () => {
    if (!hasStyle()) return;
    const data = { type: 'FeatureCollection' as const, features: [...shown] };
    if (source()) return void source()!.setData(data);
    map.addSource(id, { type: 'geojson', data, ...(credit && { attribution: creditAsHtml(credit) }) });
    map.addLayer({
      ...{ id, type: 'fill', source: id, filter: ['==', ['geometry-type'], 'Polygon'] },
      paint: { 'fill-color': colour(), 'fill-opacity': 0.18, 'fill-antialias': edges },
    });
    if (!edges) return;
    map.addLayer({
      ...{ id: `${id}-edge`, type: 'line', source: id },
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: { 'line-color': colour(), 'line-width': 2 },
    });
    map.addLayer({
      ...{ id: `${id}-points`, type: 'circle', source: id, filter: ['==', ['geometry-type'], 'Point'] },
      paint: { 'circle-color': colour(), 'circle-radius': 5, 'circle-stroke-color': '#fff', 'circle-stroke-width': 2 },
    });
  };
  /** Only a new source has another credit. */
  const erase = () => {
    if (!hasStyle() || !source()) return;
    for (const layer of [id, `${id}-edge`, `${id}-points`]) if (map.getLayer(layer)) map.removeLayer(layer);
    map.removeSource(id);
  };
  return {
    set(features: readonly Feature[], itsCredit: string | null = null) {
      if (itsCredit !== credit) erase();
      [shown, credit] = [features, itsCredit];
      draw();
    },
    redraw: () => shown.length > 0 && draw(),
  };
};
