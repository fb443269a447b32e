/** Coordinates in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** West, south, east, north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

export interface MarkerOptions {
  /** `bottom`: the tip of a pin is at the place; `center`: the middle of the element is. */
  anchor: 'center' | 'bottom';
  /** Called with the place where a drag ended; without it, the marker is not draggable. */
  onDragEnd?: (point: Point) => void;
  /** Called with each place on the way of a drag. */
  onDrag?: (point: Point) => void;
}

/** An HTML element that moves with the map. */
export interface EngineMarker {
  moveTo(point: Point): void;
  remove(): void;
}

/** Markers by the hundred, which cannot be dragged. They are children of one element, which follows the map. */
export interface MarkerLayer {
  element: HTMLElement;
  /** Keeps the middle of a child of the element at a place until the returned function is called. */
  place(marker: HTMLElement, point: Point): () => void;
}

export interface CircleArea {
  center: Point;
  radiusMetres: number;
}

/** Areas, and a line that is being drawn with its corners. */
export interface Shapes {
  areas: readonly (readonly Point[])[];
  line: readonly Point[];
  corners: readonly Point[];
}

/**
 * A province by its official code, which our own ground has and a style of the operator lacks; or rings of corners as
 * longitude and latitude, with the text that their provider asks for.
 */
export type OutlinedPlace =
  | { province: string }
  | { rings: readonly (readonly (readonly [lng: number, lat: number])[])[]; credit: string | null };

/** What a pen on the map reports. */
export interface Pen {
  onPress(point: Point): void;
  /** The points of a line so far; none if it was undone. `isDone`: the pointer was lifted. */
  onTrace(points: readonly Point[], isDone: boolean): void;
}

/** The interface of a map, independent of the library that draws it. Tests use an implementation that draws nothing. */
export interface MapEngine {
  bounds(): Bounds;
  zoom(): number;
  /** Fits the box without animation: `exactly` to restore a previous view, or `roomily` with padding. */
  show(bounds: Bounds, how: 'exactly' | 'roomily'): void;
  /**
   * A movement that the visitor started: fits the box with padding or, if that zooms in by less than one level, zooms
   * in one level to `middle`.
   */
  open(bounds: Bounds, middle: Point): void;
  panTo(point: Point): void;
  /** A movement that the visitor started. */
  zoomBy(levels: number): void;
  markerLayer: MarkerLayer;
  addMarker(element: HTMLElement, point: Point, options: MarkerOptions): EngineMarker;
  setCircle(circle: CircleArea | null): void;
  setShapes(shapes: Shapes): void;
  /** Shades areas without an outline, lightly; twice where two of them overlap. */
  setShades(areas: readonly (readonly Point[])[]): void;
  /** Outlines a place; null for none. */
  outline(place: OutlinedPlace | null): void;
  /** Gives the pointer to a pen until the returned function is called. */
  draw(pen: Pen): () => void;
  /** The distance of two points on the screen. */
  pixelsBetween(a: Point, b: Point): number;
  /** Whether {@link MapLook.isSatellite} can be chosen. */
  hasSatellite: boolean;
  /** Redraws with other colours, another language or another ground. */
  restyle(look: MapLook): void;
  /** Adapts to a new size of the container. */
  resize(): void;
  destroy(): void;
}

/** The look of the base map. */
export interface MapLook {
  locale: 'th' | 'en';
  colours: MapColours;
  /** Satellite images as the ground, if the site has any. */
  isSatellite: boolean;
}

/** CSS colours. */
export interface MapColours {
  /** Thailand, and the paper under close views. */
  land: string;
  /** Land outside Thailand. */
  neighbour: string;
  water: string;
  street: string;
  highway: string;
  /** Parks and woods. */
  green: string;
  /** Borders, the grid of the paper, and edges of streets. */
  border: string;
  name: string;
  /** Names of provinces, which are seen first. */
  strongName: string;
  waterName: string;
  area: string;
}

export interface MapTexts {
  /** The accessible name of the map. */
  label: string;
  /** Short units of the scale bar. */
  metres: string;
  kilometres: string;
}

export interface EngineOptions {
  container: HTMLElement;
  look: MapLook;
  texts: MapTexts;
  bounds: Bounds;
  maxZoom: number;
  /** For a map inside a page: the wheel and one finger scroll the page, not the map. */
  isInPage: boolean;
  /** For the surroundings of a place in a page: the first view may be closer or wider, so that it shows a name. */
  isOfPlace: boolean;
  /** The URL of a style that replaces our own; null for our own. */
  styleUrl: string | null;
  /** Called after each movement; `byVisitor` is false if code moved the map. */
  onRest: (byVisitor: boolean) => void;
  onClick: (point: Point) => void;
  /** Called when the browser takes the graphics memory of the map back: it shows nothing until it is created again. */
  onLost: () => void;
  /** Called when the browser would draw the map again. */
  onRestored: () => void;
}

/** Resolves when the map is ready; rejects with {@link MapUnsupported} if the browser cannot draw it. */
export type CreateMapEngine = (options: EngineOptions) => Promise<MapEngine>;

/** The browser does not support WebGL 2, or it is disabled. */
export class MapUnsupported extends Error {}
