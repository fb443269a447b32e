import type {
  Bounds,
  CircleArea,
  CreateMapEngine,
  EngineOptions,
  MapEngine,
  MapLook,
  MarkerLayer,
  OutlinedPlace,
  Pen,
  Point,
  Shapes,
} from './lib/map-engine.ts';

/** A map for tests, which draws nothing: it adds markers to its container and records calls. */
export const createTestMap = ({ hasSatellite = false } = {}) => {
  const shown: { bounds: Bounds; how: string }[] = [];
  const drags = new Map<HTMLElement, (point: Point) => void>();
  const looks: MapLook[] = [];
  let pen: Pen | null = null;
  const state = {
    bounds: [0, 0, 0, 0] as Bounds,
    circle: null as CircleArea | null,
    shapes: null as Shapes | null,
    outlined: null as OutlinedPlace | null,
    shades: [] as readonly (readonly Point[])[],
    created: 0,
    isDestroyed: false,
  };
  let options: EngineOptions | undefined;

  const placeAt = (element: HTMLElement, { lat, lng }: Point) => {
    element.dataset.place = `${lat},${lng}`;
  };
  const markerLayer: MarkerLayer = {
    element: document.createElement('div'),
    place: (marker, point) => {
      placeAt(marker, point);
      return () => undefined;
    },
  };

  const engine: MapEngine = {
    bounds: () => state.bounds,
    zoom: () => 10,
    show: (bounds, how) => {
      shown.push({ bounds, how });
      state.bounds = bounds;
      options?.onRest(false);
    },
    open: (bounds) => {
      shown.push({ bounds, how: 'open' });
      state.bounds = bounds;
      options?.onRest(true);
    },
    panTo: () => undefined,
    zoomBy: () => options?.onRest(true),
    markerLayer,
    addMarker: (element, point, { onDragEnd }) => {
      placeAt(element, point);
      if (onDragEnd) drags.set(element, onDragEnd);
      options!.container.append(element);
      return { moveTo: (next) => placeAt(element, next), remove: () => element.remove() };
    },
    setCircle: (circle) => {
      state.circle = circle;
    },
    setShapes: (shapes) => {
      state.shapes = shapes;
    },
    setShades: (areas) => {
      state.shades = areas;
    },
    outline: (place) => {
      state.outlined = place;
    },
    draw: (given) => {
      pen = given;
      return () => {
        pen = null;
      };
    },
    // 1,000 pixels a degree.
    pixelsBetween: (a, b) => Math.hypot(a.lat - b.lat, a.lng - b.lng) * 1_000,
    hasSatellite,
    restyle: (look) => void looks.push(look),
    resize: () => undefined,
    destroy: () => {
      state.isDestroyed = true;
    },
  };

  const createEngine: CreateMapEngine = async (given) => {
    options = given;
    state.created += 1;
    state.bounds = given.bounds;
    given.container.append(markerLayer.element);
    return engine;
  };

  return {
    createEngine,
    state,
    /** The recorded looks of `restyle`. */
    looks,
    /** The recorded calls of `show` and `open`, in order. */
    shown,
    /** Simulates that the browser takes the graphics memory back, and that it would draw again. */
    lose: () => options!.onLost(),
    restore: () => options!.onRestored(),
    /** Simulates that a visitor moves the map. */
    move: (bounds: Bounds) => {
      state.bounds = bounds;
      options!.onRest(true);
    },
    /** Simulates a press of a pen, and a line drawn with it; nothing while no pen is out. */
    press: (point: Point) => pen?.onPress(point),
    trace: (points: readonly Point[]) => pen?.onTrace(points, true),
    click: (point: Point) => options!.onClick(point),
    /** Simulates that the marker around an element is dragged. */
    drag: (inside: Element, point: Point) => [...drags].find(([element]) => element.contains(inside))?.[1](point),
  };
};
