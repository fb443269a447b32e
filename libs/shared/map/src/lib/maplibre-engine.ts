import {
  AttributionControl,
  GPUInitializationError,
  Map as LibreMap,
  Marker,
  ScaleControl,
  setWorkerUrl,
  type LngLat,
  type StyleSpecification,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { baseMapStyle, paperImage } from './base-map-style.ts';
import { circlePolygon } from './circle.ts';
import { labelFonts } from './label-layers.ts';
import { MapUnsupported, type CreateMapEngine, type EngineOptions, type MapLook, type Point } from './map-engine.ts';
import { loadBaseMap } from './load-base-map.ts';
import { createMarkerLayer } from './marker-layer.ts';
import { createOverlay } from './overlay.ts';
import { drawPaper } from './paper.ts';
import { paddingOf } from './padding.ts';
import { attachPen } from './pen.ts';
import { loadSatellite, withSatellite } from './satellite.ts';
import { edgesOf, ringLines, shapeFeatures } from './shapes.ts';
import { loadStationExits } from './station-exits.ts';
import { isWithin, loadStreets } from './streets.ts';
import { widened, widenToName } from './widen-to-name.ts';

// A file of our own origin: the Content Security Policy allows no other workers.
setWorkerUrl(workerUrl);

/** With streets, the initial view of a place is smaller by this factor, so that street names are visible. */
const closer = 0.4;

type FirstView = Pick<EngineOptions, 'bounds' | 'isOfPlace'>;

/** Our own map: how to draw it, and the initial view of a place or an area. Null if the operator's style replaces it. */
const loadOwnMap = async (styleUrl: string | null) => {
  if (styleUrl !== null) return null;
  const [ground, exits, streets, satellite] = await Promise.all([
    loadBaseMap(),
    loadStationExits(),
    loadStreets(),
    loadSatellite(),
  ]);
  const baseMap = exits ? { ...ground, 'station-exits': exits } : ground;
  const toName = ({ bounds }: FirstView) => widenToName(bounds, baseMap);
  const onGround = (style: StyleSpecification, { isSatellite }: MapLook) =>
    satellite && isSatellite ? withSatellite(style, satellite) : style;
  const hasSatellite = satellite !== null;
  const provinces = baseMap.provinces.features;
  if (!streets)
    return {
      hasSatellite,
      provinces,
      boundsFor: toName,
      styleOf: (look: MapLook) => onGround(baseMapStyle(baseMap, look), look),
    };
  const { streetsStyle } = await import('./streets-style.ts');
  return {
    hasSatellite,
    provinces,
    boundsFor: ({ bounds, isOfPlace }: FirstView) => {
      const [west, south, east, north] = bounds;
      const hasStreets = isWithin(streets.bounds, (west + east) / 2, (south + north) / 2);
      if (!hasStreets) return toName({ bounds, isOfPlace });
      return isOfPlace ? widened(bounds, closer) : bounds;
    },
    styleOf: (look: MapLook) => onGround(streetsStyle(baseMap, streets, look), look),
  };
};

/** MapLibre caches drawn glyphs, so the typeface must be loaded before the first one, in both scripts. */
const loadFonts = () => document.fonts?.load(`16px "${labelFonts[0]}"`, 'Aก้').catch(() => undefined);

/** Event data of movements that our buttons start: those have no `originalEvent`. */
const byVisitor = { isByVisitor: true };

const pointOf = ({ lat, lng }: LngLat): Point => ({ lat, lng });

const openMap = (options: EngineOptions, style: StyleSpecification | string): LibreMap => {
  try {
    return new LibreMap({
      container: options.container,
      style,
      bounds: [...options.bounds] as [number, number, number, number],
      fitBoundsOptions: {
        maxZoom: options.maxZoom,
        // The pins of an area need room. Any other view is exact, or has room around its place.
        ...(options.isInPage && !options.isOfPlace && { padding: paddingOf(options.container) }),
      },
      minZoom: 4,
      maxZoom: 18,
      maxPitch: 0,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      renderWorldCopies: false,
      scrollZoom: !options.isInPage,
      dragPan: !options.isInPage || matchMedia('(pointer: fine)').matches,
      attributionControl: false,
      locale: {
        'Map.Title': options.texts.label,
        'ScaleControl.Meters': options.texts.metres,
        'ScaleControl.Kilometers': options.texts.kilometres,
      },
    });
  } catch (error) {
    if (error instanceof GPUInitializationError) throw new MapUnsupported(error.message, { cause: error });
    throw error;
  }
};

const settled = (map: LibreMap, styleUrl: string | null) =>
  new Promise<void>((resolve, reject) => {
    map.once('load', () => resolve());
    // Without its style a map never fires `load`. Only a remote style can fail.
    map.once('error', ({ error }) => styleUrl && !map.isStyleLoaded() && reject(error));
  });

/** Draws maps with MapLibre GL. The base map's data is loaded once for all maps of a page. */
export const createMapLibreEngine: CreateMapEngine = async (options) => {
  const { styleUrl, container } = options;
  const own = await loadOwnMap(styleUrl);
  await loadFonts();
  let { look } = options;
  const bounds = own && options.isInPage ? own.boundsFor(options) : options.bounds;
  const map = openMap({ ...options, bounds }, own ? own.styleOf(look) : styleUrl!);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new AttributionControl({ compact: false }));
  map.addControl(new ScaleControl({ maxWidth: 96, unit: 'metric' }), 'bottom-left');
  if (own)
    map.on('style.load', () => {
      const { image, pixelRatio } = drawPaper(look.colours.border);
      map.addImage(paperImage, image, { pixelRatio });
    });
  try {
    await settled(map, styleUrl);
  } catch (error) {
    map.remove();
    throw error;
  }
  let isLost = false;
  map.on('webglcontextlost', () => {
    isLost = true;
    options.onLost();
  });
  map.on('webglcontextrestored', options.onRestored);
  map.on('moveend', (event) => options.onRest(event.originalEvent !== undefined || 'isByVisitor' in event));
  map.on('click', ({ lngLat }) => options.onClick(pointOf(lngLat)));
  const colour = () => look.colours.area;
  const hasStyle = () => !isLost;
  const shades = createOverlay(map, 'shades', { colour, hasStyle, edges: false });
  const outline = createOverlay(map, 'outline', { colour, hasStyle });
  const circle = createOverlay(map, 'circle', { colour, hasStyle });
  const shapes = createOverlay(map, 'shapes', { colour, hasStyle });
  container.dataset.drawn = 'true';

  return {
    bounds: () => {
      const bounds = map.getBounds();
      return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
    },
    zoom: () => map.getZoom(),
    show: ([west, south, east, north], how) =>
      void map.fitBounds([west, south, east, north], {
        padding: how === 'exactly' ? 0 : paddingOf(container),
        ...(how === 'roomily' && { maxZoom: options.maxZoom }),
        animate: false,
      }),
    open: ([west, south, east, north], middle) => {
      const whole = map.cameraForBounds([west, south, east, north], {
        padding: paddingOf(container),
        maxZoom: options.maxZoom,
      });
      const closer = map.getZoom() + 1;
      const camera = (whole?.zoom ?? 0) < closer ? { center: middle, zoom: closer } : whole!;
      map.easeTo(camera, byVisitor);
    },
    panTo: ({ lat, lng }) => void map.panTo([lng, lat]),
    zoomBy: (levels) => void map.zoomTo(map.getZoom() + levels, {}, byVisitor),
    markerLayer: createMarkerLayer(map),
    addMarker: (element, point, { anchor, onDragEnd, onDrag }) => {
      const marker = new Marker({ element, anchor, draggable: onDragEnd !== undefined })
        .setLngLat([point.lng, point.lat])
        .addTo(map);
      if (onDrag) marker.on('drag', () => onDrag(pointOf(marker.getLngLat())));
      marker.on('dragend', () => onDragEnd?.(pointOf(marker.getLngLat())));
      return {
        moveTo: ({ lat, lng }) => void marker.setLngLat([lng, lat]),
        remove: () => void marker.remove(),
      };
    },
    setCircle: (area) => circle.set(area ? [circlePolygon(area)] : []),
    setShapes: (drawn) => shapes.set(shapeFeatures(drawn)),
    setShades: (areas) => shades.set(shapeFeatures({ areas, line: [], corners: [] })),
    outline: (place) => {
      if (place === null) return outline.set([]);
      if ('rings' in place) return outline.set(ringLines(place.rings), place.credit);
      const province = own?.provinces.filter(({ properties }) => properties?.code === place.province) ?? [];
      outline.set(province.flatMap(edgesOf));
    },
    draw: (pen) => attachPen(map, pen),
    pixelsBetween: (a, b) => map.project([a.lng, a.lat]).dist(map.project([b.lng, b.lat])),
    hasSatellite: own?.hasSatellite ?? false,
    restyle: (newLook) => {
      look = newLook;
      if (!own || isLost) return;
      map.setStyle(own.styleOf(look), { diff: false });
      map.once('styledata', () => {
        shades.redraw();
        outline.redraw();
        circle.redraw();
        shapes.redraw();
      });
    },
    resize: () => void map.resize(),
    destroy: () => map.remove(),
  };
};
